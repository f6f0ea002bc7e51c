/**
 * Returns the query parameters with the change applied and the page number removed. An empty value removes its
 * filter.
 */
export function withFilters(params: URLSearchParams, change: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete("page");
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
