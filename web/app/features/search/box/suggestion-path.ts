/** Where a suggestion leads; nowhere without a slug, which would be a fault of the server. */
export const findSuggestionPath = ({ slug }: { slug: string }): string | null =>
  slug ? `/escort/${encodeURIComponent(slug)}` : null;

/** The page of all results; nowhere for a blank text. */
export function findResultsPath(typed: string): string | null {
  const query = typed.trim();
  return query === "" ? null : `/search?q=${encodeURIComponent(query)}`;
}

/** Tells whoever looks after the site why a suggestion leads nowhere. */
export const logMissingSlug = ({ _id }: { _id: string }) =>
  // oxlint-disable-next-line no-console
  console.error(`The suggestion ${_id} came without a slug.`);
