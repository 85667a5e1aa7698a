// Roving: one stop of the Tab key per zone; inside, the arrow keys go to the nearest thing in their direction.

import type { Attachment } from "svelte/attachments";

export interface Middle {
  x: number;
  y: number;
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The index of the nearest point in a direction; what lies aside counts as further away. -1 when there is none. */
export function toward(points: Middle[], from: Middle, [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const x = point.x - from.x;
    const y = point.y - from.y;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (ahead < 1) return;
    const far = ahead + 2 * aside;
    if (far < least) {
      least = far;
      best = index;
    }
  });
  return best;
}

/** Keys for a zone. `news` is read so that the stop is set again whenever the zone has changed. */
export function roving(news: () => unknown): Attachment<HTMLElement> {
  return (zone) => {
    news();
    const items = itemsOf(zone);
    const stop = items.find((item) => item === document.activeElement) ?? items[0];
    for (const item of zone.querySelectorAll<HTMLElement>("[data-piece], [data-spot]"))
      item.tabIndex = item === stop ? 0 : -1;
    const listen = new AbortController();
    zone.addEventListener("keydown", (event) => press(zone, event), { signal: listen.signal });
    zone.addEventListener("click", (event) => clicked(zone, event), { signal: listen.signal });
    return () => listen.abort();
  };
}

/** What the keys go through: what can be clicked, or else every piece, to be read. */
function itemsOf(zone: HTMLElement): HTMLElement[] {
  const all = [...zone.querySelectorAll<HTMLElement>("[data-item]")];
  // A piece that covers its place stands for both.
  const covered = new Set(all.filter((item) => item.dataset["piece"]).map((item) => item.dataset["item"]));
  const live = all.filter((item) => item.dataset["piece"] || !covered.has(item.dataset["item"]));
  return live.length ? live : [...zone.querySelectorAll<HTMLElement>("[data-piece]")];
}

function press(zone: HTMLElement, event: KeyboardEvent): void {
  const items = itemsOf(zone);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = goal(items, at, event.key);
  if (!next) return;
  event.preventDefault();
  items[at]?.setAttribute("tabindex", "-1");
  next.tabIndex = 0;
  next.focus();
}

/** After a click by key the focus goes on to the nearest thing that may be clicked next. */
function clicked(zone: HTMLElement, event: MouseEvent): void {
  if (event.detail !== 0) return;
  const from = middle(event.target as HTMLElement);
  // The page answers the click further up, after this.
  setTimeout(() => {
    if (!document.activeElement?.matches(".can")) goOn(zone.closest(".world") ?? zone, from);
  });
}

/** Give the focus to what may be clicked now: what is nearest to a point, or the first. */
export function goOn(root: Element, from?: Middle): void {
  const next = [...root.querySelectorAll<HTMLElement>(".can[data-item]")];
  const far = (item: HTMLElement) => (from ? Math.hypot(middle(item).x - from.x, middle(item).y - from.y) : 0);
  const nearest = next.sort((a, b) => far(a) - far(b))[0];
  if (!nearest) return;
  nearest.tabIndex = 0;
  nearest.focus();
}

function goal(items: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  const way = WAYS[key];
  if (!way) return undefined;
  if (at < 0) return items[0];
  const middles = items.map(middle);
  const found = toward(middles, middles[at]!, way);
  return items[found];
}

function middle(item: HTMLElement): Middle {
  const box = item.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
