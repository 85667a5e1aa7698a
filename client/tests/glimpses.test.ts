import { expect, test } from "vitest";
import { seen, settled, written, type Doings, type Written } from "../src/connection/glimpses";
import type { Scene } from "../src/wire";

const nothing: Doings = new Map();

test("what a seat does takes the place of what it did, and the last to write is last", () => {
  const first = seen(nothing, [
    { seat: 1, decision: "5.1", raw: "co" },
    { seat: 2, decision: "5.2", raw: "forum" },
  ]);
  const then = seen(first, [{ seat: 1, decision: "5.1", raw: "colisée" }]);
  expect([...then]).toEqual([
    [2, "forum"],
    [1, "colisée"],
  ]);
  expect([...first.keys()]).toEqual([1, 2]);
});

test("what is over is gone", () => {
  const doings = seen(nothing, [{ seat: 1, decision: "5.1", raw: "co" }]);
  expect(seen(doings, [{ seat: 1, decision: "5.1", raw: null }]).size).toBe(0);
});

test("an entry leaves only what those do who still have to decide", () => {
  const doings: Doings = new Map([
    [0, { total: 3 }],
    [1, { total: 4 }],
  ]);
  const scene = { seats: [{ seat: 0, active: true }, { seat: 1 }] } as unknown as Scene;
  expect([...settled(doings, scene).keys()]).toEqual([0]);
});

test("notes keep what is written beside the other rows", () => {
  const none: Written = new Map();
  const one = written(none, { notes: "n", marks: [{ row: "c1", out: true, remark: "", seat: 1 }] });
  const two = written(one, { notes: "n", marks: [{ row: "c2", out: false, remark: "tall", seat: 2 }] });
  const three = written(two, { notes: "n", marks: [{ row: "c1", out: false, remark: "", seat: 2 }] });
  expect([...three.get("n")!.values()]).toEqual([
    { row: "c1", out: false, remark: "", seat: 2 },
    { row: "c2", out: false, remark: "tall", seat: 2 },
  ]);
});
