import { expect, test } from "vitest";
import { botPace, flight, hurry, longest, way } from "../src/connection/pace";
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

test("what moves takes time, what stays does not", () => {
  expect(longest(scene({}), scene({ place: "q" }))).toBe(flight(0));
  expect(longest(scene({}), scene({}))).toBe(0);
});

test("a long way takes longer, up to three seconds", () => {
  expect(flight(5)).toBeGreaterThan(flight(0));
  expect(flight(100)).toBe(3_000);
});

test("the more entries wait, the faster they follow", () => {
  const shares = [0, 6, 13].map(hurry);
  expect(shares[0]).toBeGreaterThan(shares[1]!);
  expect(shares[1]).toBeGreaterThan(shares[2]!);
});

test("bots wait for people who play together, and not for somebody who plays alone", () => {
  expect(botPace(false, "normal")).toBe("calm");
  expect(botPace(true, "normal")).toBe("fast");
  expect(botPace(false, "instant")).toBe("fast");
});
