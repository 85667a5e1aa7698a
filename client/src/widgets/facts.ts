// Facts: reading what a widget is fed with, which the server writes freely per kind.

import type { Json, Widget } from "../wire";

type Dict = Record<string, Json>;

export interface Die {
  value: string;
  kind: string;
  kept: boolean;
  /** How it is painted: "white" unless it says "black" or "special". */
  tone: string;
}

export interface Zone {
  to: number;
  label: string;
  tone: string;
}

export interface Dial {
  value: number;
  least: number;
  most: number;
  zones: Zone[];
}

export interface CardText {
  title: string;
  text: string;
  art: string;
  colour: string;
}

export function diceOf(widget: Widget): Die[] {
  return rows(widget, "faces").map((die) => ({
    value: text(die["value"]),
    kind: text(die["kind"]),
    kept: die["kept"] === true,
    tone: text(die["tone"]),
  }));
}

/** What tells one roll from the next when the same numbers come up again; nothing where the game does not say. */
export function rollOf(widget: Widget): string {
  return text(widget.facts?.["roll"]);
}

export function dialOf(widget: Widget): Dial {
  const facts = widget.facts ?? {};
  const least = number(facts["least"], 0);
  const zones = rows(widget, "zones").map((zone) => ({
    to: number(zone["to"], least),
    label: text(zone["label"]),
    tone: text(zone["tone"]) || "plain",
  }));
  return { value: number(facts["value"], least), least, most: number(facts["most"], 10), zones };
}

export function tableOf(widget: Widget): { columns: string[]; rows: string[][] } {
  const lines = list(widget.facts?.["rows"]).map((row) => list(row).map(text));
  return { columns: list(widget.facts?.["columns"]).map(text), rows: lines };
}

export function cardsOf(widget: Widget): CardText[] {
  return rows(widget, "cards").map((card) => ({
    title: text(card["title"]),
    text: text(card["text"]),
    art: text(card["art"]),
    colour: text(card["colour"]),
  }));
}

export function msOf(widget: Widget): number {
  return number(widget.facts?.["ms"], 0);
}

function rows(widget: Widget, name: string): Dict[] {
  return list(widget.facts?.[name]).filter(
    (row): row is Dict => typeof row === "object" && row !== null && !Array.isArray(row),
  );
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

function text(value: Json | undefined): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function number(value: Json | undefined, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}
