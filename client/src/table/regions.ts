// Regions: the parts of a board that a small screen shows one at a time, and which of them matters now.

import type { Board } from "../scene/art";
import type { Box } from "../scene/layout";
import type { Region, Scene } from "../wire";

const MARGIN = 0.012; // of the board's width, round the places of a region

/** Where a region lies, in the board's own units. */
export function boxOf(region: Region, board: Pick<Board, "width" | "height" | "places">): Box {
  const boxes = region.places.flatMap((id) => board.places.get(id) ?? []);
  if (!boxes.length) return { x: 0, y: 0, w: board.width, h: board.height };
  const margin = MARGIN * board.width;
  const left = Math.max(0, Math.min(...boxes.map((box) => box.x)) - margin);
  const top = Math.max(0, Math.min(...boxes.map((box) => box.y)) - margin);
  const right = Math.min(board.width, Math.max(...boxes.map((box) => box.x + box.w)) + margin);
  const bottom = Math.min(board.height, Math.max(...boxes.map((box) => box.y + box.h)) + margin);
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** The region that holds most of what can be clicked now; null where nothing on the board can. */
export function mattering(scene: Scene, next: ReadonlySet<string>): string | null {
  const at = new Map(scene.pieces.map((piece) => [piece.id, piece.place]));
  const places = [...next].map((id) => at.get(id) ?? id);
  let best: string | null = null;
  let most = 0;
  for (const region of scene.regions ?? []) {
    const held = places.filter((place) => region.places.includes(place)).length;
    if (held > most) [best, most] = [region.id, held];
  }
  return best;
}

/** The region whose middle lies nearest to a point of the board. */
export function nearest(boxes: ReadonlyMap<string, Box>, x: number, y: number): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const [id, box] of boxes) {
    const far = Math.hypot(box.x + box.w / 2 - x, box.y + box.h / 2 - y);
    if (far < least) [best, least] = [id, far];
  }
  return best;
}
