// Link: when to connect, ping, give up on a silent line and try again. Pure: time and luck come from outside.

export const PING_AFTER = 2_500;
export const PONG_WITHIN = 9_000;
export const WAKE_WITHIN = 2_500;
export const FIRST_WAIT = 1_000;
export const LONGEST_WAIT = 20_000;

export type Phase = "idle" | "connecting" | "open" | "waiting";

export interface Link {
  phase: Phase;
  /** How often in a row it failed. */
  failures: number;
  /** When the server was last heard. */
  heardAt: number;
  /** When an answer is overdue; null when none is awaited. */
  dueAt: number | null;
  /** When to try again, while waiting. */
  retryAt: number;
  /** The number of the last ping. */
  pings: number;
}

export type LinkEvent = "start" | "stop" | "opened" | "heard" | "closed" | "tick" | "woken";
export type LinkEffect = "open" | "close" | "ping";

export function idle(): Link {
  return { phase: "idle", failures: 0, heardAt: 0, dueAt: null, retryAt: 0, pings: 0 };
}

/** How long to wait after so many failures: doubling, with jitter so that a household does not knock all at once. */
export function wait(failures: number, luck: number): number {
  const whole = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
  return whole * (0.5 + 0.5 * luck);
}

/** The link after an event, and what to do with the socket. */
export function after(link: Link, event: LinkEvent, now: number, luck: number): [Link, LinkEffect[]] {
  switch (event) {
    case "start":
      return link.phase === "idle" ? connect(link, now) : [link, []];
    case "stop":
      return [idle(), link.phase === "idle" ? [] : ["close"]];
    case "opened":
      return [{ ...link, phase: "open", heardAt: now, dueAt: now + PONG_WITHIN }, []];
    case "heard":
      return [{ ...link, failures: 0, heardAt: now, dueAt: null }, []];
    case "closed":
      return link.phase === "idle" || link.phase === "waiting" ? [link, []] : [retry(link, now, luck), []];
    case "woken":
      return woken(link, now);
    case "tick":
      return ticked(link, now, luck);
  }
}

function connect(link: Link, now: number): [Link, LinkEffect[]] {
  return [{ ...link, phase: "connecting", dueAt: now + PONG_WITHIN }, ["open"]];
}

function retry(link: Link, now: number, luck: number): Link {
  const retryAt = now + wait(link.failures, luck);
  return { ...link, phase: "waiting", failures: link.failures + 1, dueAt: null, retryAt };
}

function ping(link: Link, dueAt: number): [Link, LinkEffect[]] {
  return [{ ...link, pings: link.pings + 1, dueAt }, ["ping"]];
}

/** Back from sleep, another tab or another network: the line may be dead without having said so. */
function woken(link: Link, now: number): [Link, LinkEffect[]] {
  if (link.phase === "waiting") return connect(link, now);
  if (link.phase !== "open") return [link, []];
  return ping(link, Math.min(link.dueAt ?? Infinity, now + WAKE_WITHIN));
}

function ticked(link: Link, now: number, luck: number): [Link, LinkEffect[]] {
  if (link.phase === "waiting") return now >= link.retryAt ? connect(link, now) : [link, []];
  if (link.phase === "idle") return [link, []];
  if (link.dueAt !== null && now >= link.dueAt) return [retry(link, now, luck), ["close"]];
  if (link.phase === "open" && link.dueAt === null && now - link.heardAt >= PING_AFTER) {
    return ping(link, now + PONG_WITHIN);
  }
  return [link, []];
}

export type Signal = "live" | "unsure" | "connecting" | "lost";

/** What may honestly be said of the line now. */
export function signal(link: Link, now: number): Signal {
  if (link.phase === "open") return link.dueAt === null || now - link.heardAt < 2 * PING_AFTER ? "live" : "unsure";
  return link.failures === 0 ? "connecting" : "lost";
}
