// Keeping: which lines of a sheet stay readable, what they come to, and what that leaves.

import type { Json, Sheet, Totals } from "../../wire";

/** The struck lines as the answer says it: the numbers of those that stay. */
export function kept(sheet: Sheet, struck: ReadonlySet<number>): number[] {
  return (sheet.lines ?? []).map((_, n) => n + 1).filter((number) => !struck.has(number));
}

/** What the readable lines cost. */
export function total(sheet: Sheet, struck: ReadonlySet<number>): number {
  return kept(sheet, struck).reduce((sum, number) => sum + (sheet.lines?.[number - 1]?.value ?? 0), 0);
}

export function rawOf(sheet: Sheet, struck: ReadonlySet<number>, declared: string): Json {
  const keep = kept(sheet, struck);
  return declared ? { keep, declare: declared } : { keep };
}

/** The struck lines and the declaration of a raw answer, from another device of the same person. */
export function struckBy(sheet: Sheet, raw: Json): { struck: Set<number>; declared: string } | null {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw) || !Array.isArray(raw["keep"])) return null;
  const keep = raw["keep"];
  const struck = new Set((sheet.lines ?? []).map((_, n) => n + 1).filter((number) => !keep.includes(number)));
  return { struck, declared: typeof raw["declare"] === "string" ? raw["declare"] : "" };
}

/** Line numbers as somebody types them, "1 3-5, 8"; null when that is no list of lines of this sheet. */
export function linesOf(typed: string, sheet: Sheet): number[] | null {
  const many = sheet.lines?.length ?? 0;
  const found = new Set<number>();
  for (const part of typed.split(/[\s,;]+/).filter(Boolean)) {
    const [, first, last] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(part) ?? [];
    if (!first) return null;
    const [from, to] = [Number(first), Number(last ?? first)];
    if (from < 1 || to > many || from > to) return null;
    for (let number = from; number <= to; number++) found.add(number);
  }
  return found.size ? [...found].sort((a, b) => a - b) : null;
}

export interface Plan {
  seat: number;
  total: number | null;
  done: boolean;
}

/** What each seat plans: what the scene says, what is being done now, and one's own. */
export function plans(
  totals: Totals,
  glimpses: ReadonlyMap<number, Json>,
  own: { seat: number; total: number } | null,
): Plan[] {
  return (totals.shares ?? []).map(({ seat, total = null, done = false }) => {
    if (own?.seat === seat && !done) return { seat, total: own.total, done };
    return { seat, total: done ? total : (glimpsed(glimpses.get(seat)) ?? total), done };
  });
}

/** Boxes that are left when everybody gets what they plan; below zero when there are too few. */
export function left(totals: Totals, planned: Plan[]): number {
  return totals.free - planned.reduce((sum, plan) => sum + (plan.total ?? 0), 0);
}

function glimpsed(raw: Json | undefined): number | null {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return null;
  return typeof raw["total"] === "number" ? raw["total"] : null;
}
