import { expect, test } from "vitest";
import { botPace, flight, hold, way } from "../src/connection/pace";
import type { Piece, Scene } from "../src/wire";

const scene = (...pieces: Partial<Piece>[]): Scene => ({
  game: "g",
  status: "",
  places: [],
  seats: [],
  prompt: { text: "" },
  pieces: pieces.map((piece) => ({ id: "a", art: "a", place: "p", label: "", ...piece })),
});

test("a piece goes on from where it is, not from where its path began", () => {
  expect(way(["s1", "s2", "s3", "s4"], "s1")).toEqual(["s2", "s3"]);
  expect(way(["s1", "s2", "s3", "s4"], "s3")).toEqual([]);
  expect(way([], "s3")).toEqual([]);
});

test("a step that moves something stays longer than one that does not", () => {
  expect(hold(scene({}), scene({ place: "q" }), 1, 0)).toBeGreaterThan(hold(scene({}), scene({}), 1, 0));
});

test("a long way takes longer, up to three seconds", () => {
  expect(flight(5)).toBeGreaterThan(flight(0));
  expect(flight(100)).toBe(3_000);
});

test("the more steps wait, the faster they follow", () => {
  const times = [0, 6, 13].map((waiting) => hold(scene({}), scene({ place: "q" }), 1, waiting));
  expect(times[0]).toBeGreaterThan(times[1]!);
  expect(times[1]).toBeGreaterThan(times[2]!);
});

test("bots wait for people who play together, and not for somebody who plays alone", () => {
  expect(botPace(false, "normal")).toBe("calm");
  expect(botPace(true, "normal")).toBe("fast");
  expect(botPace(false, "instant")).toBe("fast");
});
