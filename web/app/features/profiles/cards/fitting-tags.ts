// Characters beside "+2 more" in one line of a card on a phone 360 px wide.
const lineLength = 13;

/** Counts the tags that fit in one line of a card on a phone. The first one always counts: alone, it may wrap. */
export function countFittingTags(names: readonly string[]): number {
  let length = 0;
  const tooMany = names.findIndex((name, index) => {
    length += name.length + (index > 0 ? 3 : 0);
    return index > 0 && length > lineLength;
  });
  return tooMany < 0 ? names.length : tooMany;
}
