// Undo: what taking back is called, by what it costs.

import type { Hello } from "../wire";
import type { Key } from "../house/words.svelte";

const KEYS: Record<Exclude<Hello["can_undo"], "no">, Key> = {
  free: "table.undo",
  costly: "table.undo-costly",
  ask: "table.ask-undo",
};

export const undoKey = (can: keyof typeof KEYS): Key => KEYS[can];
