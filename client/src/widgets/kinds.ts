// Kinds: the widgets that are fetched when they are first needed, as a picture and as text.

import type { Component } from "svelte";
import type { Facts } from "../wire";
import type { WidgetProps } from "./desk";

export type Kind = Facts["kind"];
type Loader = () => Promise<Component<WidgetProps<never>>>;
export type Kinds = Partial<Record<Kind, Loader>>;

const one =
  (load: () => Promise<{ default: Component<never> }>): Loader =>
  async () =>
    (await load()).default as Component<WidgetProps<never>>;

export const DRAWN: Kinds = {
  document: one(() => import("./document/DocumentWidget.svelte")),
  totals: one(() => import("./document/TotalsWidget.svelte")),
  words: one(() => import("./words/WordsWidget.svelte")),
  bullets: one(() => import("./bullets/BulletsWidget.svelte")),
  path: one(() => import("./path/PathWidget.svelte")),
  gallery: one(() => import("./gallery/GalleryWidget.svelte")),
  field: one(() => import("./field/FieldWidget.svelte")),
  speech: one(() => import("./speech/SpeechWidget.svelte")),
  notes: one(() => import("./notes/NotesWidget.svelte")),
};

export const WRITTEN: Kinds = {
  document: one(() => import("./document/DocumentText.svelte")),
  totals: one(() => import("./document/TotalsText.svelte")),
  words: one(() => import("./words/WordsText.svelte")),
  bullets: one(() => import("./bullets/BulletsText.svelte")),
  path: one(() => import("./path/PathText.svelte")),
  gallery: one(() => import("./gallery/GalleryText.svelte")),
  field: one(() => import("./field/FieldWidget.svelte")),
  speech: one(() => import("./speech/SpeechWidget.svelte")),
  notes: one(() => import("./notes/NotesText.svelte")),
};

/** Whether a widget wants all the room there is. */
export const FILLING: ReadonlySet<Kind> = new Set(["document", "words", "bullets", "path", "gallery", "notes"]);

/** Have them at hand before a moment comes that does not wait, once there is nothing else to do. */
export function whenIdle(): () => void {
  const fetchAll = () => void Promise.allSettled(Object.values(DRAWN).map((load) => load()));
  const later = setTimeout(fetchAll, 1_500);
  return () => clearTimeout(later);
}
