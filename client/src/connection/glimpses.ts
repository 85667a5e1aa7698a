// Glimpses: what others are doing before it counts, and what is written into shared notes.

import type { Glimpse, Json, Marks, RowMark, Scene } from "../wire";

/** By seat, what it is doing about the decision it faces. */
export type Doings = ReadonlyMap<number, Json>;

export function seen(doings: Doings, news: readonly Glimpse[]): Doings {
  const after = new Map(doings);
  for (const { seat, raw } of news) {
    // What came last is last: a field that several write shows it.
    after.delete(seat);
    if (raw !== null) after.set(seat, raw);
  }
  return after;
}

/** Who need not decide any more does nothing any more. */
export function settled(doings: Doings, scene: Scene): Doings {
  const active = new Set(scene.seats.filter((seat) => seat.active).map((seat) => seat.seat));
  return new Map([...doings].filter(([seat]) => active.has(seat)));
}

/** By notes and row, what is written there. */
export type Written = ReadonlyMap<string, ReadonlyMap<string, RowMark>>;

export function written(before: Written, { notes, marks }: Pick<Marks, "notes" | "marks">): Written {
  const rows = new Map(before.get(notes));
  for (const mark of marks) rows.set(mark.row, mark);
  return new Map(before).set(notes, rows);
}
