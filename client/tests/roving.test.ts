import { expect, test } from "vitest";
import { toward } from "../src/table/roving";

const points = [
  { x: 0, y: 0 },
  { x: 10, y: 1 },
  { x: 10, y: 40 },
  { x: 0, y: 20 },
];

test("an arrow goes to the nearest thing in its direction", () => {
  expect(toward(points, points[0]!, [1, 0])).toBe(1);
  expect(toward(points, points[0]!, [0, 1])).toBe(3);
  expect(toward(points, points[2]!, [-1, 0])).toBe(3);
});

test("there may be nothing that way", () => {
  expect(toward(points, points[0]!, [-1, 0])).toBe(-1);
});
