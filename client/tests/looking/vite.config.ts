// Builds the page on which widgets are looked at and tried, from facts alone. Not part of the product.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  root: new URL(".", import.meta.url).pathname,
  base: "./",
  plugins: [svelte({ configFile: "../../svelte.config.js" })],
  build: { target: "es2022", emptyOutDir: true },
});
