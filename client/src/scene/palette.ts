// Palette: a game's colours as custom properties, by day and by night.

import type { GameInfo, Json, Scene } from "../wire";

type Shades = Record<string, string>;
type Dict = Record<string, Json>;

export type Palette = GameInfo["palette"];

/** The colours and the display face of a game, as a style for everything in its world. */
export function worldStyle(game: GameInfo): string {
  const light = shades(game.palette["light"]);
  const dark = shades(game.palette["dark"]);
  const colours = Object.entries(light).map(([name, day]) => both(`--${name}`, day, dark[name] ?? day));
  const face = game.palette["fallback"] ?? game.font;
  return [...colours, ...(face ? [`--display:${String(face)}, Georgia, serif`] : [])].join(";");
}

/** The colour name of a piece: it says one itself, or the number of a seat that has one. */
export function colourName(scene: Pick<Scene, "seats">, colour: string | undefined): string {
  if (!colour || !/^\d+$/.test(colour)) return colour ?? "";
  return scene.seats.find((seat) => seat.seat === Number(colour))?.colour ?? "";
}

/** The colours that go with a colour name: what is filled, what is written on it, its rim. */
export function colourStyle(palette: Palette, name: string): string {
  const seat = dict(dict(palette["seats"])[name]);
  const light = shades(seat["light"]);
  const dark = shades(seat["dark"]);
  return Object.entries(light)
    .map(([part, day]) => both(part === "fill" ? "--seat" : `--seat-${part}`, day, dark[part] ?? day))
    .join(";");
}

function both(name: string, day: string, night: string): string {
  return `${name}:light-dark(${day},${night})`;
}

function dict(value: Json | undefined): Dict {
  return value && typeof value === "object" && !Array.isArray(value) ? value : {};
}

function shades(value: Json | undefined): Shades {
  return Object.fromEntries(
    Object.entries(dict(value)).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
