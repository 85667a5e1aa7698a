// Trail: what the last move did on the board, so that who looked away can see it.

import type { Scene } from "../wire";

/** The pieces that lie somewhere else on the board than before, or are new there, and the places they left. */
export function trail(before: Scene, after: Scene): Set<string> {
  const board = new Set(after.places.filter((place) => (place.area ?? "board") === "board").map((place) => place.id));
  const was = new Map(before.pieces.map((piece) => [piece.id, piece.place]));
  const left = new Set<string>();
  for (const { id, place } of after.pieces) {
    const from = was.get(id);
    if (from === place || !board.has(place)) continue;
    left.add(id);
    if (from !== undefined && board.has(from)) left.add(from);
  }
  return left;
}
