import { expect, test } from "vitest";
import { frames, staged } from "../src/connection/beats";
import type { Beat, Scene, Entry } from "../src/wire";

const scene = (at: Record<string, string>, scores: string[], result?: Scene["result"]): Scene => ({
  game: "g",
  status: Object.values(at).join(),
  places: [],
  pieces: Object.entries(at).map(([id, place]) => ({ id, art: "a", place, label: id })),
  seats: scores.map((score, seat) => ({ seat, name: "", colour: "", emblem: "", score })),
  prompt: { text: "now" },
  ...(result ? { result } : {}),
});
const entry = (to: Scene, texts: string[], beats: Beat[] = []): Entry =>
  ({ scene: to, lines: texts.map((text) => ({ text, seat: null })), beats }) as unknown as Entry;
const before = scene({ nessie: "s1", marker: "t0" }, ["0", "5"]);
const scores = (made: ReturnType<typeof frames>) => made.map((frame) => frame.scene.seats.map((seat) => seat.score));

test("what moves is shown before anything counts or is told", () => {
  const after = scene({ nessie: "s4", marker: "t3" }, ["3", "5"]);
  const made = frames(before, entry(after, ["Nessie swims.", "Anna scores 3."]));
  expect(scores(made)).toEqual([
    ["0", "5"],
    ["3", "5"],
  ]);
  expect(made.map((frame) => frame.told)).toEqual([0, 2]);
  expect(made[0]!.scene.pieces.map((piece) => piece.place)).toEqual(["s4", "t3"]);
  expect([made[0]!.scene.status, made[1]!.scene]).toEqual(["s1,t0", after]);
});

test("a result waits until everything has been told", () => {
  const result = { text: "Anna wins.", rules: [], columns: [], rows: [] };
  const made = frames(before, entry(scene({ nessie: "s1", marker: "t0" }, ["0", "5"], result), ["It is over."]));
  expect(made.map((frame) => frame.scene.result)).toEqual([undefined, result]);
});

test("nothing to show is shown at once", () => {
  expect(frames(before, entry(scene({ nessie: "s1", marker: "t0" }, ["0", "5"]), ["Bo passes."]))).toHaveLength(1);
  expect(frames(null, entry(before, []))).toHaveLength(1);
});

test("beats move, light, let points fly, count and tell, one after another", () => {
  const after = scene({ nessie: "s4", marker: "t7" }, ["3", "9"]);
  const made = frames(
    before,
    entry(
      after,
      ["Nessie swims.", "Anna scores 3.", "Bo scores 4."],
      [
        { line: 0, moves: ["nessie"] },
        { line: 1, lights: ["sector"], points: [{ source: "camera", seat: 0, points: 3 }] },
        { line: 2, moves: ["marker"], points: [{ source: "camera", seat: 1, points: 4 }] },
      ],
    ),
  );
  const told = made.map((frame) => frame.told);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  const at = (id: string) => made.map((frame) => frame.scene.pieces.find((piece) => piece.id === id)!.place);
  expect(at("nessie")[0]).toBe("s4");
  expect(at("marker").indexOf("t7")).toBeGreaterThan(told.indexOf(2) - 1);
  // A score counts only after its points have flown, and a line is told only after that.
  const flown = made.findIndex((frame) => frame.points.some((each) => each.seat === 0));
  expect(scores(made)[flown]).toEqual(["0", "5"]);
  expect([scores(made)[flown + 1], told[flown], told[flown + 1]]).toEqual([["3", "5"], 1, 2]);
  expect(made.at(-1)!.scene).toBe(after);
});

test("only what is staged keeps people from going on", () => {
  expect(staged(entry(before, ["x"]))).toBe(false);
  expect(staged(entry(before, ["x"], [{ line: 0 }]))).toBe(false);
  expect(staged(entry(before, ["x"], [{ line: 0, lights: ["a"] }]))).toBe(true);
});
