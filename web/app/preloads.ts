import type { EntryContext } from "react-router";

/** Returns a `Link` header with the page's styles, so that browsers request them before they read any markup. */
export function toStyleHints({ manifest, staticHandlerContext }: EntryContext): string {
  const files = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  return [...new Set(files)].map((file) => `<${file}>; rel=preload; as=style`).join(", ");
}

const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*>/g;

/**
 * Lets the first paint come before scripts and fonts: the page is complete without its scripts, and a fallback with
 * the same metrics shows its text. Chromium holds the first paint for fonts that the head preloads.
 */
export function deferPreloads(html: string): string {
  const bodyStart = html.indexOf("<body");
  const head = html.slice(0, bodyStart);
  const fonts = head.match(fontPreload) ?? [];
  const deferred = head
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll(fontPreload, "");
  return deferred + html.slice(bodyStart).replace("</body>", () => `${fonts.join("")}</body>`);
}
