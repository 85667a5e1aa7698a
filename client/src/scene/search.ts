// Search: whether a text has all the words of a question, whatever the case and the accents.

/** Small letters without accents. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

export function matches(text: string, question: string): boolean {
  const there = plain(text);
  return plain(question)
    .split(/\s+/)
    .every((word) => there.includes(word));
}
