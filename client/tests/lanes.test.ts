import { expect, test } from "vitest";
import { drawn, way } from "../src/widgets/path/lanes";
import { PATHS } from "./samples";

test("a path is followed through every layer", () => {
  expect(way(PATHS, 2)).toEqual([2, 1, 1, 4, 1, 1, 4]);
});

test("every entry has an exit of its own", () => {
  const exits = Array.from({ length: PATHS.lanes }, (_, n) => way(PATHS, n + 1).at(-1));
  expect([...exits].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("a drawing goes level through a layer where nothing changes, and bends half-way where it does", () => {
  const x = (layer: number) => 100 * layer;
  const y = (lane: number) => 10 * lane;
  expect(drawn([2, 1, 1], x, y)).toBe("M0 20C50 20 50 10 100 10C150 10 150 10 200 10");
});
