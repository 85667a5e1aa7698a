import { expect, test } from "vitest";
import { clamp, crowded, lookAt } from "../src/table/zoom.svelte";

test("a zoomed board always covers its frame", () => {
  const frame = { w: 300, h: 200 };
  expect(clamp({ scale: 2, x: 50, y: -500 }, frame)).toEqual({ scale: 2, x: 0, y: -200 });
  expect(clamp({ scale: 0.5, x: -10, y: 10 }, frame)).toEqual({ scale: 1, x: 0, y: 0 });
  expect(clamp({ scale: 9, x: -100, y: -100 }, frame)).toEqual({ scale: 4, x: -100, y: -100 });
});

test("a picture that is smaller than its frame lies in the middle", () => {
  expect(clamp({ scale: 1, x: 7, y: 7 }, { w: 300, h: 300 }, { w: 300, h: 200 })).toEqual({ scale: 1, x: 0, y: 50 });
});

test("a part is shown as large as its frame allows", () => {
  const look = lookAt({ x: 0.5, y: 0, w: 0.25, h: 0.5 }, { w: 300, h: 300 }, { w: 300, h: 200 });
  expect(look).toEqual({ scale: 3, x: -412.5, y: 0 });
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
