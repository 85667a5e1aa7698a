// Lanes: where the tangled paths of a figure go.

import type { Paths } from "../../wire";

/** The lanes a path is on, from its entry through every layer to its exit, counted from 1. */
export function way({ layers }: Pick<Paths, "layers">, entry: number): number[] {
  const lanes = [entry];
  for (const swaps of layers) {
    const at = lanes.at(-1)!;
    const [a, b] = swaps.find((pair) => pair.includes(at)) ?? [at, at];
    lanes.push(at === a ? b : a);
  }
  return lanes;
}

/** The way of a path as a drawing: level at its ends, bending half-way through every layer. */
export function drawn(lanes: number[], x: (layer: number) => number, y: (lane: number) => number): string {
  const parts = [`M${x(0)} ${y(lanes[0]!)}`];
  for (let layer = 1; layer < lanes.length; layer++) {
    const [from, to] = [y(lanes[layer - 1]!), y(lanes[layer]!)];
    const half = (x(layer - 1) + x(layer)) / 2;
    parts.push(`C${half} ${from} ${half} ${to} ${x(layer)} ${to}`);
  }
  return parts.join("");
}
