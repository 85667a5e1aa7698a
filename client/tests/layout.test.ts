import { describe, expect, test } from "vitest";
import { arrange, fan, fit, grid, row, stack, type Box, type Layout, type Spot } from "../src/scene/layout";

const box: Box = { x: 10, y: 20, w: 200, h: 60 };
const inside = (spot: Spot) =>
  spot.x >= box.x - 1e-6 &&
  spot.y >= box.y - 1e-6 &&
  spot.x + spot.w <= box.x + box.w + 1e-6 &&
  spot.y + spot.h <= box.y + box.h + 1e-6;

test("a piece is as large as its place allows, in its middle", () => {
  expect(fit(box, 1)).toEqual({ x: 80, y: 20, w: 60, h: 60 });
});

describe.each<Layout>(["point", "row", "fan", "stack", "grid", "track"])("the layout %s", (layout) => {
  test.each([1, 2, 3, 5, 9, 20])("keeps %i pieces inside their place, with their ratio", (count) => {
    const spots = arrange(layout, box, count, 0.7);
    expect(spots).toHaveLength(count);
    for (const spot of spots) {
      expect(inside(spot)).toBe(true);
      expect(spot.w / spot.h).toBeCloseTo(0.7);
    }
  });

  test("of nothing is nothing", () => {
    expect(arrange(layout, box, 0, 1)).toEqual([]);
  });
});

test("a row overlaps only when there is no room", () => {
  const [first, second] = row(box, 3, 1);
  expect(second!.x).toBeGreaterThan(first!.x + first!.w);
  const crowded = row(box, 12, 1);
  expect(crowded[1]!.x).toBeLessThan(crowded[0]!.x + crowded[0]!.w);
});

test("a row in a tall box goes down", () => {
  const spots = row({ x: 0, y: 0, w: 50, h: 300 }, 3, 1);
  expect(spots[1]!.y).toBeGreaterThan(spots[0]!.y);
  expect(spots[1]!.x).toBe(spots[0]!.x);
});

test("a fan turns its ends apart and keeps its middle straight", () => {
  const spots = fan(box, 5, 0.7);
  expect(spots[0]!.turn).toBeLessThan(0);
  expect(spots[2]!.turn).toBe(0);
  expect(spots[4]!.turn).toBe(-spots[0]!.turn);
  expect(spots[0]!.y).toBeGreaterThan(spots[2]!.y);
});

test("a pile grows upwards and stops growing", () => {
  const spots = stack(box, 10, 0.7);
  expect(spots[1]!.y).toBeLessThan(spots[0]!.y);
  expect(spots[9]!.y).toBe(spots[8]!.y);
});

test("a grid fills the place with the largest pieces", () => {
  const spots = grid({ x: 0, y: 0, w: 100, h: 100 }, 4, 1);
  expect(spots.map((spot) => spot.w)).toEqual([50, 50, 50, 50]);
  expect(spots[3]).toMatchObject({ x: 50, y: 50 });
});
