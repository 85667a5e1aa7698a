// Pace: how long pieces glide, and how much faster when many entries wait.

import type { Scene, Entry } from "../wire";

export const GLIDE = 340;
/** Of a piece that goes through several places, per place. */
export const STRIDE = 210;

/** What share of its time a frame gets when so many entries wait. */
export function hurry(waiting: number): number {
  return waiting > 12 ? 0.25 : waiting > 5 ? 0.5 : 1;
}

/** Whether time of the rules runs in an entry: what is shown then waits for nothing that went before. */
export function pressing({ clock, decision }: Pick<Entry, "clock" | "decision">): boolean {
  return decision?.limit != null || (clock?.seats ?? []).some((seat) => seat.running && seat.limit_ms != null);
}

/** How long the longest glide between two scenes takes. */
export function longest(before: Scene, after: Scene): number {
  const was = new Map(before.pieces.map((piece) => [piece.id, piece.place]));
  let time = 0;
  for (const piece of after.pieces) {
    const from = was.get(piece.id);
    if (from !== undefined && from !== piece.place) time = Math.max(time, flight(way(piece.path ?? [], from).length));
  }
  return time;
}

/** The places a piece goes through on its way from one place, that and its goal left out. */
export function way(path: string[], from: string): string[] {
  return path.slice(path.indexOf(from) + 1, -1);
}

/** How long a piece glides that goes through so many places. */
export function flight(strides: number): number {
  return strides ? Math.min(STRIDE * (strides + 1), 3_000) : GLIDE;
}

/** How long bots are to wait. Who plays alone has a screen that keeps the pace and can skip, so nobody need wait there. */
export function botPace(alone: boolean, pace: "normal" | "fast" | "instant"): "calm" | "fast" {
  return alone || pace !== "normal" ? "fast" : "calm";
}
