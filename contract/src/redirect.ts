/** Where to go after signing in: only a path of this site, so that a link cannot lead elsewhere. */
export function safeRedirect(target: string | null | undefined): string | null {
  if (!target || !/^\/(?![/\\])/.test(target)) return null;
  // Browsers drop tabs and line breaks inside addresses, which could turn "/\t/host" into "//host".
  return /[\0-\x1f\\]/.test(target) ? null : target;
}
