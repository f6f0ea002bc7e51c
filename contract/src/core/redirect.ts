/** Whether a browser resolves this to a path on the current site. */
export function isLocalPath(target: string): boolean {
  // Browsers drop tabs and line breaks inside addresses, which could turn "/\t/host" into "//host".
  return /^\/(?!\/)/.test(target) && !/[\0-\x1f\x7f\\]/.test(target);
}

/** Returns the redirect target after sign-in if it is a path on this site, which prevents open redirects. */
export function findSafeRedirect(target: string | null | undefined): string | null {
  return target && isLocalPath(target) ? target : null;
}

/** Returns the query string that passes the redirect target on to another page. */
export function toRedirectQuery(params: { get(name: string): string | null }): string {
  const target = findSafeRedirect(params.get("redirect"));
  return target ? `?redirect=${encodeURIComponent(target)}` : "";
}
