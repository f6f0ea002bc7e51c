import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For lists that are fully loaded in the browser: a filter change needs no new data. */
export function skipRevalidationOnFilter({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const filtered = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return filtered ? false : defaultShouldRevalidate;
}
