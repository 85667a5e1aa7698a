// Utterances: a text in stretches that a voice gets through. They end where the text itself pauses, never where something was left out.

const LONGEST = 180; // characters; some voices fall silent after a quarter of a minute

/** The stretches to be said one after the other. */
export function utterances(text: string): string[] {
  return text
    .split(/(?<=[.!?;:])\s+(?![»”])/)
    .map((stretch) => stretch.trim())
    .filter(Boolean)
    .flatMap(halved);
}

/** A stretch without a pause is divided after the comma nearest to its middle, else after the word. */
function halved(stretch: string): string[] {
  if (stretch.length <= LONGEST) return [stretch];
  const at = nearest(stretch, /,\s+/g) ?? nearest(stretch, /\s+/g);
  if (at === null) return [stretch];
  return [...halved(stretch.slice(0, at).trim()), ...halved(stretch.slice(at).trim())];
}

function nearest(stretch: string, pause: RegExp): number | null {
  const ends = [...stretch.matchAll(pause)].map((found) => found.index + found[0].length);
  const middle = stretch.length / 2;
  return ends.reduce<number | null>((best, end) => {
    return best === null || Math.abs(end - middle) < Math.abs(best - middle) ? end : best;
  }, null);
}
