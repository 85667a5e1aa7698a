// Marker: the outline of a stroke of ink, never twice the same and for each line always the same.

/** A bar over the whole width of a 100 x 20 drawing, its edges uneven as a hand makes them. */
export function stroke(line: number): string {
  const noise = rattle(line);
  const top = Array.from({ length: 6 }, (_, n) => `${n * 20} ${(2.2 + noise() * 1.6).toFixed(1)}`);
  const bottom = Array.from({ length: 6 }, (_, n) => `${100 - n * 20} ${(17.4 + noise() * 1.8).toFixed(1)}`);
  const [right, left] = [100 - noise() * 0.8, noise() * 0.8].map((x) => x.toFixed(1));
  return `M${left} 10L${top.join("L")}L${right} 10L${bottom.join("L")}Z`;
}

/** Numbers between 0 and 1 that look like chance and follow from the seed. */
function rattle(seed: number): () => number {
  let word = (seed * 2654435761) >>> 0;
  return () => {
    word = (Math.imul(word ^ (word >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return word / 4294967296;
  };
}
