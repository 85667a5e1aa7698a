import { expect, test } from "vitest";
import { trail } from "../src/connection/trail";
import type { Scene } from "../src/wire";

const scene = (at: Record<string, string>): Scene => ({
  game: "g",
  status: "",
  places: [
    { id: "a", label: "" },
    { id: "b", label: "" },
    { id: "hand", label: "", area: "hand" },
  ],
  pieces: Object.entries(at).map(([id, place]) => ({ id, art: "", place, label: id })),
  seats: [],
  prompt: { text: "" },
});

test("what moved on the board and where it came from are marked, what stayed or went into a hand is not", () => {
  const before = scene({ ship: "a", rock: "b", card: "a" });
  const after = scene({ ship: "b", rock: "b", card: "hand", buoy: "a" });
  expect([...trail(before, after)].sort()).toEqual(["a", "buoy", "ship"]);
});
