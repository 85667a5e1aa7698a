import { mount } from "svelte";
import "../../src/styles/fonts.css";
import "../../src/styles/tokens.css";
import "../../src/styles/base.css";
import Looking from "./Looking.svelte";

mount(Looking, { target: document.getElementById("app")! });
