import { expect, test } from "vitest";
import { ordered, sorted } from "../src/widgets/notes/rows";
import { NOTES } from "./samples";

const group = NOTES.groups[0]!;
const ids = (order: Parameters<typeof sorted>[1]) => sorted(group, order, "fr").map((row) => row.id);

test("rows are as given, or in the order of a column, numbers as numbers", () => {
  expect(ids(null)).toEqual(group.rows.map((row) => row.id));
  expect(ids({ column: 1, falling: false }).slice(0, 3)).toEqual(["c4", "c9", "c2"]);
  expect(ids({ column: 1, falling: true })[0]).toBe("c1");
  expect(ids({ column: -1, falling: false })[0]).toBe("c1");
});

test("a click on a column sorts, the next one turns it round, the third one lets it be", () => {
  const once = ordered(null, 2);
  const twice = ordered(once, 2);
  expect([once, twice, ordered(twice, 2)]).toEqual([{ column: 2, falling: false }, { column: 2, falling: true }, null]);
  expect(ordered(twice, 3)).toEqual({ column: 3, falling: false });
});
