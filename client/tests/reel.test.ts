import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reel } from "../src/connection/reel.svelte";
import type { Scene, Entry } from "../src/wire";

const scene = (status: string): Scene => ({
  game: "g",
  status,
  places: [],
  pieces: [],
  seats: [],
  prompt: { text: "" },
});
const entry = (status: string): Entry =>
  ({ scene: scene(status), lines: [{ text: status, seat: 1 }] }) as unknown as Entry;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A reel on which five bots have played at once. */
function crowded(): Reel {
  const reel = new Reel(() => 1);
  reel.set(scene("mine"));
  for (const status of ["one", "two", "three", "four", "five"]) reel.push(entry(status));
  return reel;
}

test("what arrives at once is shown entry by entry", () => {
  const reel = crowded();
  expect([reel.scene?.status, reel.behind]).toEqual(["one", 4]);
  vi.advanceTimersByTime(500);
  expect([reel.scene?.status, reel.behind]).toEqual(["two", 3]);
});

test("five bots are followed within four seconds", () => {
  const reel = crowded();
  vi.advanceTimersByTime(4_000);
  expect([reel.scene?.status, reel.behind]).toEqual(["five", 0]);
});

test("a skip shows the last entry at once, with what was told on the way", () => {
  const reel = crowded();
  reel.skip();
  expect([reel.scene?.status, reel.behind]).toEqual(["five", 0]);
  expect(reel.lines.map((line) => line.text)).toEqual(["three", "four", "five"]);
});

test("a scene against time waits for nothing, and neither does what came before it", () => {
  const reel = crowded();
  const limited = { seat: 2, remaining_ms: 12_000, running: true, limit_ms: 12_000 };
  const trial = { ...entry("trial"), clock: { mode: "normal", paused: false, seats: [limited] } } as Entry;
  reel.push(trial);
  expect([reel.scene?.status, reel.behind]).toEqual(["trial", 0]);
});

test("thinking time is no reason to hurry", () => {
  const reel = crowded();
  const thinking = { seat: 2, remaining_ms: 300_000, running: true, limit_ms: null };
  reel.push({ ...entry("turn"), clock: { mode: "normal", paused: false, seats: [thinking] } } as Entry);
  expect(reel.scene?.status).toBe("one");
});

test("what moved last stays marked until something else moves", () => {
  const reel = new Reel(() => 1);
  const at = (place: string): Scene => ({
    ...scene(place),
    places: [
      { id: "a", label: "" },
      { id: "b", label: "" },
    ],
    pieces: [{ id: "ship", art: "", place, label: "" }],
  });
  const go = (place: string) => ({ ...entry(place), scene: at(place) }) as Entry;
  reel.set(at("a"));
  reel.push(go("b"));
  reel.push(go("b"));
  vi.advanceTimersByTime(4_000);
  expect([...reel.trail].sort()).toEqual(["a", "ship"]);
});

test("without beats an entry is one picture", () => {
  const beaten = { ...entry("one"), beats: [{ line: 0, lights: ["a"] }] } as Entry;
  const calm = new Reel(
    () => 1,
    () => false,
  );
  calm.set(scene("mine"));
  calm.push(beaten);
  expect([calm.scene, calm.behind, calm.lights.size]).toEqual([beaten.scene, 0, 0]);
});
