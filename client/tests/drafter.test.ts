import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Drafter } from "../src/connection/drafter";
import type { Json } from "../src/wire";

let sent: [string, Json][];
let drafter: Drafter;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  drafter = new Drafter((decision, raw) => sent.push([decision, raw]));
});
afterEach(() => vi.useRealTimers());

test("the first draft goes at once, and then at most ten a second, each the newest", () => {
  for (let ms = 0; ms < 1_000; ms += 10) {
    drafter.draft("5.0", ms);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(1_000);
  expect(sent.length).toBeLessThanOrEqual(11);
  expect(sent.length).toBeGreaterThan(8);
  expect(sent[0]).toEqual(["5.0", 0]);
  expect(sent.at(-1)).toEqual(["5.0", 990]);
});

test("a draft after a pause is not held back", () => {
  drafter.draft("5.0", "a");
  vi.advanceTimersByTime(1_000);
  drafter.draft("5.0", "ab");
  vi.advanceTimersByTime(0);
  expect(sent).toEqual([
    ["5.0", "a"],
    ["5.0", "ab"],
  ]);
});

test("what has been answered is not drafted after that", () => {
  drafter.draft("5.0", "a");
  vi.advanceTimersByTime(0);
  drafter.draft("5.0", "ab");
  drafter.drop();
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual([["5.0", "a"]]);
});
