import { expect, test } from "vitest";
import { clamp, crowded } from "../src/table/zoom.svelte";

test("a zoomed board always covers its frame", () => {
  expect(clamp(2, 50, -500, 300, 200)).toEqual({ scale: 2, x: 0, y: -200 });
  expect(clamp(0.5, -10, 10, 300, 200)).toEqual({ scale: 1, x: 0, y: 0 });
  expect(clamp(9, -100, -100, 300, 200)).toEqual({ scale: 4, x: -100, y: -100 });
});

test("a finger is unclear only where it may mean more than one thing", () => {
  const middles = [
    { x: 100, y: 100 },
    { x: 116, y: 100 },
    { x: 200, y: 100 },
  ];
  expect(crowded(middles, { x: 108, y: 104 })).toBe(true);
  expect(crowded(middles, { x: 201, y: 99 })).toBe(false);
  expect(crowded(middles, { x: 150, y: 100 })).toBe(false);
});
