// Sights: what spectators of a table see beyond what is public, in words.

import type { Words } from "../house/words.svelte";
import type { Room } from "../wire";

/** A sentence for everybody who sits down: whose cards strangers see. Empty when it is nobody's. */
export function sightSaid(room: Room, say: Words["say"]): string {
  if (!room.spectators || room.sight === "public") return "";
  if (room.sight === "all") return say("room.seen.all");
  return say("room.seen.hand", { name: room.seats[room.shown ?? 0]?.name || say("room.open") });
}
