import { expect, test } from "vitest";
import { cellOf, letters, nameOf, run } from "../src/widgets/words/grid";
import { GRID, RUNS } from "./samples";

const cell = (name: string) => cellOf(name, GRID.rows)!;

test("a cell is read as people write it, and only where there is one", () => {
  for (const typed of ["D7", "d7", " d 7"]) expect(nameOf(cell(typed))).toBe("D7");
  for (const typed of ["", "Z9", "D11", "D0", "7D", "D", "DD7"]) expect(cellOf(typed, GRID.rows)).toBeNull();
});

test.each(RUNS)("$word is read from $start to $end", ({ word, start, end }) => {
  expect(letters(run(cell(start), cell(end), GRID.rows), GRID.rows)).toBe(word);
});

test("a run that is drawn by hand is bent to the nearest direction and stays in the grid", () => {
  expect(run(cell("B2"), cell("F3"), GRID.rows).map(nameOf)).toEqual(["B2", "C2", "D2", "E2", "F2"]);
  expect(run(cell("I9"), cell("J5"), GRID.rows).map(nameOf)).toEqual(["I9", "I8", "I7", "I6", "I5"]);
  expect(run(cell("I2"), cell("J1"), GRID.rows).map(nameOf)).toEqual(["I2", "J1"]);
  expect(run(cell("C3"), cell("C3"), GRID.rows).map(nameOf)).toEqual(["C3"]);
});
