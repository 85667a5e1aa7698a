import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Stage } from "../src/connection/stage.svelte";
import type { Scene, Step } from "../src/wire";

const scene = (status: string): Scene => ({
  game: "g",
  status,
  places: [],
  pieces: [],
  seats: [],
  prompt: { text: "" },
});
const step = (status: string): Step =>
  ({ scene: scene(status), lines: [{ text: status, seat: 1 }] }) as unknown as Step;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A stage on which five bots have played at once. */
function crowded(): Stage {
  const stage = new Stage(() => 1);
  stage.set(scene("mine"));
  for (const status of ["one", "two", "three", "four", "five"]) stage.push(step(status));
  return stage;
}

test("what arrives at once is shown step by step", () => {
  const stage = crowded();
  expect([stage.scene?.status, stage.behind]).toEqual(["one", 4]);
  vi.advanceTimersByTime(500);
  expect([stage.scene?.status, stage.behind]).toEqual(["two", 3]);
});

test("five bots are followed within four seconds", () => {
  const stage = crowded();
  vi.advanceTimersByTime(4_000);
  expect([stage.scene?.status, stage.behind]).toEqual(["five", 0]);
});

test("a skip shows the last step at once, with what was told on the way", () => {
  const stage = crowded();
  stage.skip();
  expect([stage.scene?.status, stage.behind]).toEqual(["five", 0]);
  expect(stage.lines.map((line) => line.text)).toEqual(["three", "four", "five"]);
});
