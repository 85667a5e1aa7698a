import { expect, test } from "vitest";
import { frames } from "../src/connection/beats";
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

test("points fly before the piece that keeps the score follows", () => {
  const after = scene({ nessie: "s1", marker: "t3" }, ["3", "5"]);
  const beat: Beat = { line: 0, points: [{ source: "nessie", seat: 0, points: 3 }], follows: ["marker"] };
  const made = frames(before, entry(after, ["Anna scores 3."], [beat]));
  const flying = made.findIndex((frame) => frame.points.length);
  const at = (n: number) => made[n]!.scene.pieces.find((piece) => piece.id === "marker")!.place;
  expect([at(flying), at(flying + 1)]).toEqual(["t0", "t3"]);
});

test("a card shows its face on the way, though it has gone in the end", () => {
  const beats: Beat[] = [{ line: 0, faces: [{ piece: "marker", art: "up", slots: { value: "3" } }] }, { line: 1 }];
  const made = frames(before, entry(scene({ nessie: "s1" }, ["0", "5"]), ["A 3.", "A new round."], beats));
  const cards = made.map((frame) => frame.scene.pieces.find((piece) => piece.id === "marker"));
  expect(cards.map((card) => card?.art)).toEqual(["up", "up", "up", undefined]);
  expect(cards[0]).toMatchObject({ place: "t0", face: "up", slots: { value: "3" } });
});

test("dice fall before anything moves, and what they came to is said after", () => {
  const dice = (value: string) => ({ id: "dice", text: "", facts: { kind: "dice" as const, faces: [{ value }] } });
  const was = { ...before, widgets: [dice("2"), { id: "sum", text: "2" }] };
  const after = {
    ...scene({ nessie: "s4", marker: "t3" }, ["3", "5"]),
    widgets: [dice("6"), { id: "sum", text: "6" }],
  };
  const made = frames(was, entry(after, ["A 6!"]));
  expect(made.map((frame) => frame.scene.pieces[0]!.place)).toEqual(["s1", "s4", "s4"]);
  expect(made.map((frame) => frame.scene.widgets!.find((widget) => widget.id === "dice"))).toEqual(
    Array(3).fill(dice("6")),
  );
  expect(made.map((frame) => frame.scene.widgets!.find((widget) => widget.id === "sum")!.text)).toEqual([
    "2",
    "2",
    "6",
  ]);
});

test("only what is staged keeps people from going on, and asks nothing meanwhile", () => {
  const moved = scene({ nessie: "s4", marker: "t0" }, ["0", "5"]);
  expect(frames(before, entry(moved, ["x"])).map((frame) => frame.staged)).toEqual([false, false]);
  const made = frames(before, entry(moved, ["x"], [{ line: 0, moves: ["nessie"] }]));
  expect(made.map((frame) => [frame.staged, frame.scene.prompt.text])).toEqual([
    [true, ""],
    [true, ""],
    [false, "now"],
  ]);
});

test("a place that is only there before is kept while something lies on it", () => {
  const there = { ...before, places: [{ id: "t0", label: "" }] };
  const after = scene({ nessie: "s1", marker: "t3" }, ["3", "5"]);
  const made = frames(there, entry(after, ["x"], [{ line: 0, follows: ["marker"] }]));
  expect(made[0]!.scene.places.map((place) => place.id)).toEqual(["t0"]);
});
