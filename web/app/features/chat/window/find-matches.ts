/** Part of a text, as offsets. */
export interface Span {
  start: number;
  end: number;
}

const fold = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Returns the parts of a text that match a query, ignoring case and accents. */
export function findMatches(text: string, query: string): Span[] {
  const wanted = fold(query.trim());
  if (!wanted) return [];
  // Folding changes lengths, so every folded character keeps the offset that it comes from.
  const offsets: number[] = [];
  let folded = "";
  let offset = 0;
  for (const letter of text) {
    const plain = fold(letter);
    folded += plain;
    for (let index = 0; index < plain.length; index += 1) offsets.push(offset);
    offset += letter.length;
  }
  const getOffset = (index: number) => offsets[index] ?? text.length;
  const spans: Span[] = [];
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + wanted.length)) {
    spans.push({ start: getOffset(at), end: getOffset(at + wanted.length) });
  }
  return spans;
}
