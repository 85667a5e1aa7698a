import { expect, test } from "vitest";
import { kept, left, linesOf, plans, rawOf, struckBy, total } from "../src/widgets/document/keeping";
import type { Json } from "../src/wire";
import { SHEET, TOTALS } from "./samples";

const all = new Set(SHEET.lines!.map((_, n) => n + 1));
const but = (...numbers: number[]) => new Set([...all].filter((number) => !numbers.includes(number)));
const nobody = new Map<number, Json>();

test("what stays is what was not struck, and it has its price", () => {
  expect(kept(SHEET, but(1, 5, 8))).toEqual([1, 5, 8]);
  expect(total(SHEET, but(1, 5, 8))).toBe(4);
  expect(total(SHEET, new Set())).toBe(13);
  expect(total(SHEET, all)).toBe(0);
});

test("the answer says the lines that stay, and what is declared", () => {
  expect(rawOf(SHEET, but(12), "")).toEqual({ keep: [12] });
  expect(rawOf(SHEET, but(1, 12), "m1a")).toEqual({ keep: [1, 12], declare: "m1a" });
});

test("an answer that is being made on another device of the same person is taken over", () => {
  const raw = rawOf(SHEET, but(2, 3), "m1a");
  expect(struckBy(SHEET, raw)).toEqual({ struck: but(2, 3), declared: "m1a" });
  for (const bad of [null, "", [], { keep: 3 }, { total: 4 }] as Json[]) expect(struckBy(SHEET, bad)).toBeNull();
});

test("lines can be typed", () => {
  expect(linesOf("1 5 8", SHEET)).toEqual([1, 5, 8]);
  expect(linesOf("8, 1-3;2", SHEET)).toEqual([1, 2, 3, 8]);
  for (const bad of ["", "0", "13", "3-1", "1-13", "a", "1.5"]) expect(linesOf(bad, SHEET)).toBeNull();
});

test("the plans of all are what is settled, what is being done, and one's own", () => {
  const glimpses = new Map<number, Json>([
    [1, { total: 9 }],
    [2, { total: 6 }],
  ]);
  const planned = plans(TOTALS, glimpses, { seat: 0, total: 4 });
  expect(planned).toEqual([
    { seat: 0, total: 4, done: false },
    { seat: 1, total: 5, done: true },
    { seat: 2, total: 6, done: false },
    { seat: 3, total: null, done: false },
  ]);
  expect(left(TOTALS, planned)).toBe(19 - 15);
});

test("a plan that is not known costs nothing yet", () => {
  expect(left(TOTALS, plans(TOTALS, nobody, null))).toBe(14);
});
