/** Returns the path to a suggested profile; null without a slug, which would be a server bug. */
export const findSuggestionPath = ({ slug }: { slug: string }): string | null =>
  slug ? `/escort/${encodeURIComponent(slug)}` : null;

/** Returns the path to all results; null for blank text. */
export function findResultsPath(typed: string): string | null {
  const query = typed.trim();
  return query === "" ? null : `/search?q=${encodeURIComponent(query)}`;
}

/** Logs for the operator why a suggestion has no link. */
export const logMissingSlug = ({ _id }: { _id: string }) =>
  // oxlint-disable-next-line no-console
  console.error(`Suggestion ${_id} has no slug.`);
