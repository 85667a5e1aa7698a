import { expect, test } from "vitest";
import { face, remaining, ruleTime } from "../src/table/clock";
import type { Clock } from "../src/wire";

const clock = (paused = false): Clock => ({
  mode: "normal",
  paused,
  seats: [
    { seat: 0, remaining_ms: 60_000, running: true, limit_ms: null },
    { seat: 1, remaining_ms: 30_000, running: false, limit_ms: null },
  ],
});

test("a running clock goes down from what the server said", () => {
  expect(remaining({ clock: clock(), at: 1_000 }, 0, 11_000)).toEqual({ ms: 50_000, running: true, paused: false });
});

test("a clock that does not run, or is paused, stands", () => {
  expect(remaining({ clock: clock(), at: 0 }, 1, 9_000)?.ms).toBe(30_000);
  expect(remaining({ clock: clock(true), at: 0 }, 0, 9_000)).toEqual({ ms: 60_000, running: false, paused: true });
});

test("without a clock nothing is shown", () => {
  expect(remaining(null, 0, 0)).toBeNull();
});

test("a clock face shows minutes, then tenths", () => {
  expect([125_000, 59_001, 9_949, 0].map(face)).toEqual(["2:05", "1:00", "10.0", "0.0"]);
});

const trial: Clock = {
  mode: "normal",
  paused: false,
  seats: [
    { seat: 0, remaining_ms: 60_000, running: true, limit_ms: null },
    { seat: 1, remaining_ms: 9_000, running: true, limit_ms: 12_000 },
    { seat: 2, remaining_ms: 7_000, running: true, limit_ms: 10_000 },
    { seat: 3, remaining_ms: 1_000, running: false, limit_ms: 10_000 },
  ],
};

test("the time of the rules is one's own, else the one that ends first; thinking time is none", () => {
  expect(ruleTime({ clock: trial, at: 1_000 }, 1, 3_000)).toEqual({ whole: 12_000, left: 7_000, running: true });
  expect(ruleTime({ clock: trial, at: 1_000 }, null, 3_000)).toEqual({ whole: 10_000, left: 5_000, running: true });
  expect(ruleTime({ clock: trial, at: 1_000 }, 0, 99_000)?.left).toBe(0);
  expect(ruleTime({ clock: clock(), at: 0 }, 0, 0)).toBeNull();
  expect(ruleTime(null, 0, 0)).toBeNull();
});
