import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For lists that are whole in the browser: another filter needs no other data. */
export function skipRevalidationOnFilter({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const filtered = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return filtered ? false : defaultShouldRevalidate;
}
