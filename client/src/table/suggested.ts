// Suggested: what bots of a group would pick, in the words of the choices.

import type { Scene, Suggestion } from "../wire";

interface Known {
  scene: Scene | null;
  suggestions: ReadonlyMap<number, Suggestion>;
}

export function suggestedPicks({
  scene,
  suggestions,
}: Known): { suggestion: Suggestion; text: string; name: string }[] {
  return [...suggestions.values()].flatMap((suggestion) => {
    const choice = suggestion.move ? scene?.choices?.find((each) => each.move === suggestion.move) : undefined;
    const name = scene?.seats.find((each) => each.seat === suggestion.seat)?.name ?? "";
    return choice ? [{ suggestion, text: choice.label, name }] : [];
  });
}
