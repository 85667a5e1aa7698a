// Art: a game's drawings, ready to be put on the page: its board with the boxes of its places, and its symbols.

import { Refused, type Api } from "../house/api";
import type { Box } from "./layout";

export interface Symbol {
  viewBox: string;
  /** Width / height. */
  ratio: number;
  width: number;
  element: Element;
  /** The smallest of its texts, in its own units; 0 where there is nothing to read. */
  smallest: number;
}

export interface BoardBox extends Box {
  /** Whether it is drawn as a circle. */
  round: boolean;
  /** Where its pieces lie, when that is only a part of it. */
  room: Box | null;
}

export interface Board {
  element: SVGSVGElement;
  width: number;
  height: number;
  /** Where each place lies, in the board's own units. */
  places: Map<string, BoardBox>;
}

export interface Art {
  board: Board;
  symbols: Map<string, Symbol>;
  /** What the symbols share: gradients, patterns. */
  shared: SVGSVGElement;
}

export async function loadArt(api: Api, game: string): Promise<Art> {
  const [board, pieces] = await Promise.all([drawing(api, game, "board"), drawing(api, game, "pieces")]);
  return { board: boardOf(parse(board, `${game}-b-`)), ...symbolsOf(parse(pieces, `${game}-p-`)) };
}

/** A game that has no drawings has an empty board: what is on its stage and in its bar can still be played. */
const EMPTY =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><rect width="1600" height="900" fill="var(--paper)"/></svg>';

async function drawing(api: Api, game: string, name: string): Promise<string> {
  try {
    return await api.art(game, name);
  } catch (error) {
    if (error instanceof Refused && error.problem.code === "no-such-file") return EMPTY;
    throw error;
  }
}

/** A drawing as an element, its ids made its own so that several drawings can be on one page. */
export function parse(text: string, prefix: string): SVGSVGElement {
  const element = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  if (!(element instanceof SVGSVGElement)) throw new Error(`not a drawing: ${text.slice(0, 80)}`);
  for (const each of [element, ...element.querySelectorAll("*")]) {
    for (const { name, value } of [...each.attributes]) {
      if (name === "id" && each.tagName !== "symbol") each.setAttribute(name, prefix + value);
      else if (name === "href" || name === "xlink:href") each.setAttribute(name, value.replace(/^#/, `#${prefix}`));
      else if (value.includes("url(#")) each.setAttribute(name, value.replaceAll("url(#", `url(#${prefix}`));
    }
  }
  return element;
}

function boardOf(element: SVGSVGElement): Board {
  const { width, height } = element.viewBox.baseVal;
  return { element, width, height, places: measured(element, width, height) };
}

/** The boxes of the places. A drawing has boxes only while it is on the page, so it is put there for a moment. */
function measured(element: SVGSVGElement, width: number, height: number): Map<string, BoardBox> {
  const bench = document.createElement("div");
  bench.style.cssText = `position:fixed;visibility:hidden;width:${width}px;height:${height}px;left:0;top:0`;
  bench.append(element);
  document.body.append(bench);
  const origin = element.getBoundingClientRect();
  const scale = width / origin.width;
  const boxOf = (part: SVGGraphicsElement): Box => {
    const { x, y, width: w, height: h } = part.getBoundingClientRect();
    return { x: (x - origin.x) * scale, y: (y - origin.y) * scale, w: w * scale, h: h * scale };
  };
  const places = new Map<string, BoardBox>();
  for (const place of element.querySelectorAll<SVGGraphicsElement>("[data-place]")) {
    const round = place instanceof SVGCircleElement || place instanceof SVGEllipseElement;
    places.set(place.dataset["place"] ?? "", { ...boxOf(place), round, room: null });
  }
  for (const room of element.querySelectorAll<SVGGraphicsElement>("[data-room]")) {
    const place = places.get(room.dataset["room"] ?? "");
    if (place) place.room = boxOf(room);
  }
  bench.remove();
  return places;
}

function symbolsOf(element: SVGSVGElement): Pick<Art, "symbols" | "shared"> {
  const symbols = new Map<string, Symbol>();
  for (const symbol of element.querySelectorAll("symbol")) {
    const { width, height } = symbol.viewBox.baseVal;
    symbols.set(symbol.id, {
      viewBox: symbol.getAttribute("viewBox") ?? "",
      ratio: width / height,
      width,
      element: symbol,
      smallest: smallestText(symbol),
    });
    symbol.remove();
  }
  return { symbols, shared: element };
}

/** The smallest text that must be read, in pixels of any screen. */
export const READABLE = 11;

/** How large a text is drawn, in the units of its drawing: its own size, or that of the group it stands in. */
function sizeOf(text: Element): number {
  return Number(text.closest("[font-size]")?.getAttribute("font-size") ?? NaN);
}

function smallestText(symbol: Element): number {
  const sizes = [...symbol.querySelectorAll("text")].map(
    (text) => sizeOf(text) * (text.hasAttribute("data-width") ? SMALLEST : 1),
  );
  const known = sizes.filter((size) => size > 0);
  return known.length ? Math.min(...known) : 0;
}

/** How wide a symbol must be drawn, in pixels, so that everything on it can be read. */
export function legible(symbol: Symbol): number {
  return symbol.smallest ? (symbol.width * READABLE) / symbol.smallest : 0;
}

/** The symbol of this name; the one drawn for this colour, where there is one.
 * Drawn `wide` pixels wide, one that could not be read gives way to its brief form, where there is one. */
export function symbolOf(art: Art, name: string, colour: string, wide = Infinity): Symbol | undefined {
  const symbol = art.symbols.get(`${name}-${colour}`) ?? art.symbols.get(name);
  if (!symbol || wide >= legible(symbol)) return symbol;
  return art.symbols.get(`${name}-brief`) ?? symbol;
}

/** The shapes of a symbol with its texts filled in; drawn `wide` pixels wide, without those that could not be read. */
export function filled(symbol: Symbol, slots: Record<string, string>, wide = Infinity): Node[] {
  const copy = symbol.element.cloneNode(true) as Element;
  for (const slot of copy.querySelectorAll("[data-slot]")) {
    slot.textContent = slots[slot.getAttribute("data-slot") ?? ""] ?? "";
    fitText(slot);
  }
  clearSmall(copy, wide / symbol.width);
  return [...copy.childNodes];
}

/** Leave out the texts of a drawing that would be smaller than can be read, drawn this many pixels a unit. */
export function clearSmall(drawing: Element, unit: number): void {
  for (const text of drawing.querySelectorAll("text")) {
    const unread = sizeOf(text) * unit < READABLE - 0.05;
    if (unread) text.setAttribute("display", "none");
    else text.removeAttribute("display");
  }
}

/** Write the names of places where the drawing leaves room for them (`data-label`); others keep what is drawn there. */
export function letter(drawing: Element, places: { id: string; label: string }[]): void {
  const labels = new Map(places.map(({ id, label }) => [id, label]));
  for (const text of drawing.querySelectorAll<SVGElement>("[data-label]")) {
    const label = labels.get(text.dataset["label"] ?? "");
    if (label === undefined || text.dataset["lettered"] === label) continue;
    text.dataset["lettered"] = label;
    text.dataset["size"] ??= text.getAttribute("font-size") ?? "";
    text.setAttribute("font-size", text.dataset["size"]);
    text.textContent = label;
    fitText(text);
  }
}

const WIDE = 0.54; // how wide a letter is on average, whatever font there is; of its size
const SMALLEST = 0.68; // of the size that was drawn; what still does not fit is cut short

/** Let a text keep within the width that its drawing gives it, if it gives one. */
function fitText(slot: Element): void {
  const room = Number(slot.getAttribute("data-width"));
  const size = Number(slot.getAttribute("font-size"));
  const text = slot.textContent ?? "";
  const share = room / (text.length * size * WIDE);
  if (!room || !(share < 1)) return;
  const small = size * Math.max(share, SMALLEST);
  slot.setAttribute("font-size", small.toFixed(2));
  if (share >= SMALLEST) return;
  slot.textContent = `${text.slice(0, Math.floor(room / (small * WIDE)) - 1).trimEnd()}…`;
  slot.setAttribute("data-cut", "");
}
