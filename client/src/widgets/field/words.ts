// Words that are being written into a field that several people share.

import type { Doings } from "../../connection/glimpses";

/** The last text that anybody has written, and who; null when there is none. */
export function lastWords(doings: Doings): { seat: number; text: string } | null {
  const texts = [...doings].flatMap(([seat, raw]) => (typeof raw === "string" ? [{ seat, text: raw }] : []));
  return texts.at(-1) ?? null;
}
