// Picture: what the parts of a table need to draw themselves, handed down as one argument.

import type { Art } from "../scene/art";
import type { Palette } from "../scene/palette";
import type { Desk } from "../widgets/desk";
import type { Place, Piece, Scene, Seat, Widget } from "../wire";

export interface Picture {
  scene: Scene;
  art: Art;
  palette: Palette;
  /** What may be clicked to go on. */
  next: ReadonlySet<string>;
  /** What of it is allowed and seldom meant: it does not glow. */
  faint?: ReadonlySet<string>;
  /** What may be clicked instead of what is picked. */
  instead: ReadonlySet<string>;
  /** What is picked. */
  held: readonly string[];
  /** What an expert would click. */
  marked: ReadonlySet<string>;
  /** Places that light up now, to show what happens there. */
  lit?: ReadonlySet<string>;
  /** Pieces that went somewhere last, and places they left. */
  trail?: ReadonlySet<string>;
  click: (id: string) => void;
  /** Where a widget gets its answers from and gives its own to. */
  deskFor: (widget: () => Widget) => Desk;
}

export function piecesAt(scene: Scene, place: string): Piece[] {
  return scene.pieces.filter((piece) => piece.place === place).sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

export function placesIn(scene: Scene, area: Place["area"], seat?: number): Place[] {
  return scene.places.filter(
    (place) => (place.area ?? "board") === area && (seat === undefined || place.seat === seat),
  );
}

/** The id a click on a piece stands for: its own, or its place's when only that may be clicked. */
export function clicked(picture: Picture, piece: Piece): string | null {
  const can = (id: string) => picture.next.has(id) || picture.instead.has(id) || picture.held.includes(id);
  return can(piece.id) ? piece.id : can(piece.place) ? piece.place : null;
}

/** The others in the order of play, from the own seat's left; everybody for somebody who only looks on. */
export function othersFrom(seats: Seat[], own: number | null): Seat[] {
  const at = seats.findIndex((seat) => seat.seat === own);
  return at < 0 ? seats : [...seats.slice(at + 1), ...seats.slice(0, at)];
}
