import { expect, test } from "vitest";
import { matches } from "../src/scene/search";

test("accents and case do not matter", () => {
  expect(matches("LN-41 Église : regarder une carte", "eglise CARTE")).toBe(true);
});

test("every word must be there", () => {
  expect(matches("Nessie avance", "nessie recule")).toBe(false);
});

test("no question finds everything", () => {
  expect(matches("anything", "  ")).toBe(true);
});
