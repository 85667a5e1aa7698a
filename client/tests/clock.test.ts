import { expect, test } from "vitest";
import { face, remaining } from "../src/table/clock";
import type { Clock } from "../src/wire";

const clock = (paused = false): Clock => ({
  mode: "normal",
  paused,
  seats: [
    { seat: 0, remaining_ms: 60_000, running: true },
    { seat: 1, remaining_ms: 30_000, running: false },
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
