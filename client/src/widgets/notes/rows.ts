// Rows: the candidates of a group in the order one wants to read them.

import type { NotesGroup, NotesRow } from "../../wire";

export interface Order {
  /** The column to sort by; -1 is the name. */
  column: number;
  falling: boolean;
}

export function sorted({ rows }: NotesGroup, order: Order | null, locale: string): NotesRow[] {
  if (!order) return rows;
  const text = (row: NotesRow) => (order.column < 0 ? row.label : (row.cells?.[order.column] ?? ""));
  const compare = new Intl.Collator(locale, { numeric: true }).compare;
  const way = order.falling ? -1 : 1;
  return [...rows].sort((a, b) => way * compare(text(a), text(b)));
}

/** The order after a click on a column: rising, then falling, then as it was given. */
export function ordered(order: Order | null, column: number): Order | null {
  if (order?.column !== column) return { column, falling: false };
  return order.falling ? null : { column, falling: true };
}
