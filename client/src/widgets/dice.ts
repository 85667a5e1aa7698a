// Dice: telling one throw from the next.

import type { Die } from "../wire";

/** What is new when dice were thrown again: the name of the roll, where the game gives one, and the numbers. */
export function throwOf(roll: string, dice: Die[]): string {
  return [roll, ...dice.map((die) => die.value)].join(" ");
}
