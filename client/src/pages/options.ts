// Options: what a table settles before the match, as the room and the start page hold them.

import type { GameInfo, Json, OptionInfo, ValueInfo } from "../wire";

export type Value = ValueInfo["value"];
export type Options = Record<string, Value | Value[]>;

export const NAME_LENGTH = 28;

/** The option that gives every seat a colour of its own. */
export const COLOUR = "colour";

/** What an option is settled to, or its default. */
export function valueOf(options: Record<string, Json>, option: OptionInfo): Value {
  const value = options[option.name];
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : option.default;
}

/** What an option is settled to for each seat. */
export function valuesOf(options: Record<string, Json>, option: OptionInfo, seats: number): Value[] {
  const value = options[option.name];
  const given = Array.isArray(value) ? (value as Value[]) : [];
  return Array.from({ length: seats }, (_, seat) => given[seat] ?? option.default);
}

/** Whether it is a plain yes or no. */
export function isSwitch(option: OptionInfo): boolean {
  return option.values.length === 2 && option.values.every((each) => typeof each.value === "boolean");
}

/** The options of the whole table, and those each seat has for itself; colours are chosen at the seats. */
export function sorted(game: GameInfo): { table: OptionInfo[]; seat: OptionInfo[] } {
  return {
    table: game.options.filter((option) => !option.each_seat),
    seat: game.options.filter((option) => option.each_seat && option.name !== COLOUR),
  };
}
