import { expect, test } from "vitest";
import { clamp } from "../src/table/zoom.svelte";

test("a zoomed board always covers its frame", () => {
  expect(clamp(2, 50, -500, 300, 200)).toEqual({ scale: 2, x: 0, y: -200 });
  expect(clamp(0.5, -10, 10, 300, 200)).toEqual({ scale: 1, x: 0, y: 0 });
  expect(clamp(9, -100, -100, 300, 200)).toEqual({ scale: 4, x: -100, y: -100 });
});
