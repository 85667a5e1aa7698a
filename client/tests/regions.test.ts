import { expect, test } from "vitest";
import type { BoardBox } from "../src/scene/art";
import { boxOf, mattering, nearest } from "../src/table/regions";
import type { Region, Scene } from "../src/wire";

const box = (x: number, y: number, w: number, h: number): BoardBox => ({ x, y, w, h, round: false, room: null });
const board = {
  width: 1000,
  height: 500,
  places: new Map([
    ["a", box(100, 100, 50, 50)],
    ["b", box(300, 200, 100, 50)],
  ]),
};
const north: Region = { id: "north", label: "North", places: ["a", "b"] };
const south: Region = { id: "south", label: "South", places: ["c"] };
const scene = {
  pieces: [
    { id: "p", art: "", place: "c", label: "" },
    { id: "q", art: "", place: "a", label: "" },
  ],
  regions: [north, south],
} as unknown as Scene;

test("a region lies round its places, with a margin, and never beyond the board", () => {
  expect(boxOf(north, board)).toEqual({ x: 88, y: 88, w: 324, h: 174 });
  expect(boxOf({ ...north, places: ["gone"] }, board)).toEqual({ x: 0, y: 0, w: 1000, h: 500 });
});

test("the region that matters holds most of what can be clicked, pieces counting where they lie", () => {
  expect(mattering(scene, new Set(["p"]))).toBe("south");
  expect(mattering(scene, new Set(["p", "a", "b"]))).toBe("north");
  expect(mattering(scene, new Set(["a card in the hand"]))).toBe(null);
});

test("a swipe comes to rest at the region that is nearest", () => {
  const boxes = new Map([
    ["left", { x: 0, y: 0, w: 100, h: 100 }],
    ["right", { x: 200, y: 0, w: 100, h: 100 }],
  ]);
  expect(nearest(boxes, 120, 50)).toBe("left");
  expect(nearest(boxes, 180, 50)).toBe("right");
});
