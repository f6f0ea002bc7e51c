/** Pictures come from this site, from the machine itself while developing, or over https; nothing else. */
export function isAcceptableImageUrl(url: string | null | undefined): url is string {
  if (!url?.trim()) return false;
  try {
    // A relative address takes the base's host; an absolute one keeps its own.
    const { protocol, hostname } = new URL(url, "http://localhost");
    return protocol === "https:" || (protocol === "http:" && hostname === "localhost");
  } catch {
    return false;
  }
}
