import { expect, test } from "vitest";
import { stillDesk, type Desk } from "../src/widgets/desk";
import { Striking } from "../src/widgets/document/striking.svelte";
import type { Json, Scene } from "../src/wire";
import { SHEET } from "./samples";

function holding(about: Partial<Desk> = {}) {
  const given: Json[] = [];
  const drafts: Json[] = [];
  const desk: Desk = {
    ...stillDesk({ seats: [] } as unknown as Scene),
    open: true,
    own: 0,
    give: (raw) => given.push(raw),
    draft: (raw) => drafts.push(raw),
    ...about,
  };
  return {
    striking: new Striking(
      () => SHEET,
      () => desk,
    ),
    given,
    drafts,
  };
}

test("every line that is struck or wiped clean changes the sum and is shown to the others", () => {
  const { striking, drafts } = holding();
  expect(striking.total).toBe(13);
  striking.strike(11, true);
  striking.strike(2, true);
  striking.strike(2, false);
  expect(striking.total).toBe(10);
  expect(drafts.at(-1)).toEqual({ keep: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12] });
  expect(drafts).toHaveLength(3);
});

test("what is locked is what is kept", () => {
  const { striking, given } = holding();
  striking.keepOnly([1, 5, 8]);
  striking.declare("m1a");
  striking.lock();
  expect(given).toEqual([{ keep: [1, 5, 8], declare: "m1a" }]);
});

test("a document of which nothing is left cannot be locked", () => {
  const { striking, given } = holding();
  striking.keepOnly([]);
  expect(striking.ready).toBe(false);
  striking.lock();
  expect(given).toEqual([]);
});

test("what would lose the match is asked once more, and not again after a change", () => {
  const doings = new Map<number, Json>([[2, { total: 12 }]]);
  const { striking, given } = holding({ doings });
  striking.keepOnly([1, 5, 8]);
  expect(striking.rest).toBe(-2);
  striking.lock();
  expect([striking.sure, given]).toEqual([false, []]);
  striking.strike(8, true);
  expect(striking.sure).toBeNull();
  expect(striking.rest).toBe(0);
  striking.lock();
  expect(given).toEqual([{ keep: [1, 5] }]);
});

test("who is sure locks all the same", () => {
  const { striking, given } = holding({ doings: new Map<number, Json>([[2, { total: 12 }]]) });
  striking.keepOnly([1, 5, 8]);
  striking.lock();
  striking.lock();
  expect(given).toEqual([{ keep: [1, 5, 8] }]);
});
