import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { House } from "./house/house.svelte";
import { keepInstalled } from "./house/worker";

const house = new House();
/** Faces that come late would move what is being read; one that is slow does not keep anybody waiting. */
const PATIENCE = 600;
const faces = ['1rem "Figtree"', '640 1rem "Fraunces"'].map((face) => document.fonts.load(face));
await Promise.all([
  house.words.load(house.settings.now.locale),
  Promise.race([Promise.all(faces), new Promise((done) => setTimeout(done, PATIENCE))]),
]);
mount(App, { target: document.getElementById("app")!, props: { house } });
keepInstalled();
