// Grid: cells of a letter grid by name, and runs of cells in a straight line.

export interface Cell {
  column: number;
  row: number;
}

/** "C7": column C, row 7. */
export function nameOf({ column, row }: Cell): string {
  return `${columnName(column)}${row + 1}`;
}

export function columnName(column: number): string {
  return String.fromCharCode(65 + column);
}

/** The cell of a name as people type it, "c 7" as well as "C7"; null when the grid has no such cell. */
export function cellOf(name: string, rows: readonly string[]): Cell | null {
  const [, letter, number] = /^\s*([a-z])\s*(\d{1,2})\s*$/i.exec(name) ?? [];
  if (!letter || !number) return null;
  const cell = { column: letter.toUpperCase().charCodeAt(0) - 65, row: Number(number) - 1 };
  return inside(cell, rows) ? cell : null;
}

export function inside({ column, row }: Cell, rows: readonly string[]): boolean {
  return row >= 0 && row < rows.length && column >= 0 && column < (rows[row]?.length ?? 0);
}

export function same(a: Cell, b: Cell): boolean {
  return a.column === b.column && a.row === b.row;
}

/** The cells from one to another; the line is bent to the nearest of the eight directions and stays in the grid. */
export function run(from: Cell, to: Cell, rows: readonly string[]): Cell[] {
  const dx = to.column - from.column;
  const dy = to.row - from.row;
  const turn = Math.round(Math.atan2(dy, dx) / (Math.PI / 4));
  const step = { column: Math.round(Math.cos((turn * Math.PI) / 4)), row: Math.round(Math.sin((turn * Math.PI) / 4)) };
  const length = Math.max(Math.abs(dx), Math.abs(dy));
  const cells = [from];
  for (let n = 1; n <= length; n++) {
    const next = { column: from.column + n * step.column, row: from.row + n * step.row };
    if (!inside(next, rows)) break;
    cells.push(next);
  }
  return cells;
}

export function letters(cells: Cell[], rows: readonly string[]): string {
  return cells.map(({ column, row }) => rows[row]?.[column] ?? "").join("");
}
