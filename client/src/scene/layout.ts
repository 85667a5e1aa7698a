// Layout: where the pieces of one place lie, as rectangles inside the place's box.

import type { Place } from "../wire";

export type Layout = NonNullable<Place["layout"]>;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where one piece lies: its box, and by how many degrees it is turned. */
export interface Spot extends Box {
  turn: number;
}

/** The largest box of this ratio (width / height) in the middle of another. */
export function fit(box: Box, ratio: number): Box {
  const w = Math.min(box.w, box.h * ratio);
  const h = w / ratio;
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h };
}

/** Where `count` pieces of this ratio lie in a box. */
export function arrange(layout: Layout, box: Box, count: number, ratio: number): Spot[] {
  if (count === 0) return [];
  switch (layout) {
    case "row":
      return row(box, count, ratio);
    case "fan":
      return fan(box, count, ratio);
    case "stack":
      return stack(box, count, ratio);
    case "grid":
      return grid(box, count, ratio);
    case "point":
    case "track":
      return cluster(box, count, ratio);
  }
}

/** A row shrinks its pieces to this part of their size before it lets them overlap more than this part of their length. */
const SMALLEST = 0.66;
const CLOSE = 0.85;

/** Side by side along the longer edge; they get smaller and then overlap when there is not enough room. */
export function row(box: Box, count: number, ratio: number): Spot[] {
  const lying = box.w >= box.h;
  const long = lying ? box.w : box.h;
  const one = fit(
    lying ? { ...box, w: Math.max(box.w, box.h * ratio) } : { ...box, h: Math.max(box.h, box.w / ratio) },
    ratio,
  );
  const full = lying ? one.w : one.h;
  const size = Math.min(full * Math.max(SMALLEST, Math.min(1, long / (full * (1 + (count - 1) * CLOSE)))), long);
  const scale = size / full;
  const w = one.w * scale;
  const h = one.h * scale;
  const step = count > 1 ? Math.min(size * 1.08, (long - size) / (count - 1)) : 0;
  const start = (long - size - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, n) => {
    const along = start + step * n;
    return lying
      ? { x: box.x + along, y: box.y + (box.h - h) / 2, w, h, turn: 0 }
      : { x: box.x + (box.w - w) / 2, y: box.y + along, w, h, turn: 0 };
  });
}

/** Like a hand of cards: a row that is a little turned and sinks at its ends. */
export function fan(box: Box, count: number, ratio: number): Spot[] {
  const sink = Math.min(0.1, 0.02 * (count - 1));
  const flat = row({ ...box, h: box.h * (1 - sink) }, count, ratio);
  const turn = Math.min(4, 20 / count);
  return flat.map((spot, n) => {
    const off = n - (count - 1) / 2;
    const far = count > 1 ? off / ((count - 1) / 2) : 0;
    return { ...spot, y: spot.y + box.h * sink * far * far, turn: count > 1 ? turn * off : 0 };
  });
}

/** One upon another, the first four steps of the pile to be seen. */
export function stack(box: Box, count: number, ratio: number): Spot[] {
  const seen = Math.min(count - 1, 4);
  const step = 0.035;
  const one = fit({ ...box, w: box.w * (1 - step * seen), h: box.h * (1 - step * seen) }, ratio);
  return Array.from({ length: count }, (_, n) => {
    const up = Math.min(n, seen) - seen / 2;
    const x = box.x + (box.w - one.w) / 2 + up * step * box.w;
    const y = box.y + (box.h - one.h) / 2 - up * step * box.h;
    return { x, y, w: one.w, h: one.h, turn: 0 };
  });
}

/** Rows and columns, as many of each as lets the pieces be largest. */
export function grid(box: Box, count: number, ratio: number): Spot[] {
  let best = { columns: 1, w: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const { w } = fit({ x: 0, y: 0, w: box.w / columns, h: box.h / rows }, ratio);
    if (w > best.w + 1e-9) best = { columns, w };
  }
  const { columns, w } = best;
  const h = w / ratio;
  const rows = Math.ceil(count / columns);
  const top = box.y + (box.h - rows * h) / 2;
  return Array.from({ length: count }, (_, n) => {
    const line = Math.floor(n / columns);
    const inLine = line === rows - 1 ? count - line * columns : columns;
    const left = box.x + (box.w - inLine * w) / 2;
    return { x: left + (n - line * columns) * w, y: top + line * h, w, h, turn: 0 };
  });
}

/** Round one point: they overlap, and each can still be told from the others. */
export function cluster(box: Box, count: number, ratio: number): Spot[] {
  const whole = fit(box, ratio);
  if (count === 1) return [{ ...whole, turn: 0 }];
  const size = count === 2 ? 0.74 : 0.62;
  const w = whole.w * size;
  const h = whole.h * size;
  return Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * n) / count - Math.PI * (count === 2 ? 1 : 0.5);
    const x = whole.x + (whole.w - w) / 2 + (Math.cos(angle) * (whole.w - w)) / 2;
    const y = whole.y + (whole.h - h) / 2 + (Math.sin(angle) * (whole.h - h)) / 2;
    return { x, y, w, h, turn: 0 };
  });
}
