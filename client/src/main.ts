import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { House } from "./house/house.svelte";

const house = new House();
await house.words.load(house.settings.now.locale);
mount(App, { target: document.getElementById("app")!, props: { house } });
