// Narrowing: which choices are left after some clicks, and what may be clicked next.

import type { Choice } from "../wire";

export interface Narrowed {
  /** The choices that clicks lead to and that are still possible. */
  left: Choice[];
  /** What is picked so far: the clicks, and what was picked by itself because there was nothing else. */
  path: string[];
  /** What may be clicked now. */
  next: Set<string>;
  /** What of it leads to faint choices only. */
  faint: Set<string>;
  /** What may be clicked instead of something picked before. */
  instead: Set<string>;
  /** The choices that are complete with what is picked. */
  done: Choice[];
  /** The one choice the clicks have decided on. */
  decided: Choice | null;
}

/** The choices that are buttons: nothing on the table stands for them. */
export function buttons(choices: Choice[]): Choice[] {
  return choices.filter((choice) => !choice.picks?.length);
}

export function narrow(choices: Choice[], clicks: string[]): Narrowed {
  const picking = choices.filter((choice) => choice.picks?.length);
  return anyOrder(picking) ? gather(picking, clicks) : follow(picking, clicks);
}

/** The clicks after one more: it is taken, let go, or taken instead of an earlier one. */
export function click(choices: Choice[], clicks: string[], id: string): string[] {
  const at = clicks.indexOf(id);
  const now = narrow(choices, clicks);
  if (at >= 0) {
    const ordered = !anyOrder(choices.filter((choice) => choice.picks?.length));
    return ordered ? clicks.slice(0, at) : clicks.filter((other) => other !== id);
  }
  if (now.next.has(id)) return [...clicks, id];
  for (let kept = clicks.length - 1; kept >= 0; kept--) {
    const earlier = clicks.slice(0, kept);
    if (narrow(choices, earlier).next.has(id)) return [...earlier, id];
  }
  return clicks;
}

/** The clicks that still lead somewhere among these choices, when the scene has changed under them. */
export function keep(choices: Choice[], clicks: string[]): string[] {
  for (let kept = clicks.length; kept > 0; kept--) {
    const some = clicks.slice(0, kept);
    const { path } = narrow(choices, some);
    if (some.every((id) => path.includes(id))) return some;
  }
  return [];
}

/** Whether the picks are a set to gather (a bid of several cards) and not steps to follow: one choice goes on where another ends. */
function anyOrder(picking: Choice[]): boolean {
  const all = new Set(picking.map((choice) => picksOf(choice).join("\n")));
  return picking.some((choice) => {
    const picks = picksOf(choice);
    return picks.length > 1 && all.has(picks.slice(0, -1).join("\n"));
  });
}

function follow(picking: Choice[], clicks: string[]): Narrowed {
  let left = picking;
  const path: string[] = [];
  const instead = new Set<string>();
  let clicked = 0;
  for (;;) {
    const depth = path.length;
    const done = left.filter((choice) => picksOf(choice).length === depth);
    const next = new Set(left.flatMap((choice) => picksOf(choice)[depth] ?? []));
    const forced = done.length === 0 && next.size === 1 && left.length > 1;
    const wanted = forced ? [...next][0] : clicks[clicked];
    if (wanted === undefined || !next.has(wanted)) {
      const decided = left.length === 1 && done.length === 1 ? (done[0] ?? null) : null;
      const meant = new Set(left.flatMap((choice) => (choice.faint ? [] : (picksOf(choice)[depth] ?? []))));
      const faint = new Set([...next].filter((id) => !meant.has(id)));
      return { left, path, next, faint, instead, done, decided };
    }
    if (wanted === clicks[clicked]) clicked += 1;
    for (const other of next) if (other !== wanted) instead.add(other);
    path.push(wanted);
    left = left.filter((choice) => picksOf(choice)[depth] === wanted);
  }
}

function gather(picking: Choice[], clicks: string[]): Narrowed {
  const left = picking.filter((choice) => clicks.every((id) => picksOf(choice).includes(id)));
  const next = new Set(left.flatMap(picksOf).filter((id) => !clicks.includes(id)));
  const done = clicks.length ? left.filter((choice) => picksOf(choice).length === clicks.length) : [];
  return { left, path: [...clicks], next, faint: new Set(), instead: new Set(), done, decided: null };
}

function picksOf(choice: Choice): string[] {
  return choice.picks ?? [];
}
