/** Whether a browser reads this as a path of the site it stands on. */
export function isLocalPath(target: string): boolean {
  // Browsers drop tabs and line breaks inside addresses, which could turn "/\t/host" into "//host".
  return /^\/(?!\/)/.test(target) && !/[\0-\x1f\x7f\\]/.test(target);
}

/** Where to go after signing in: only a path of this site, so that a link cannot lead elsewhere. */
export function findSafeRedirect(target: string | null | undefined): string | null {
  return target && isLocalPath(target) ? target : null;
}

/** The query that carries the same target on to another page. */
export function toRedirectQuery(params: { get(name: string): string | null }): string {
  const target = findSafeRedirect(params.get("redirect"));
  return target ? `?redirect=${encodeURIComponent(target)}` : "";
}
