const hoverDelay = 60;
const touchDelay = 40;

/** Returns the address of the in-app link at the target of an event, unless it leads to the current page. */
function findLink({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin) return null;
  return url.pathname === location.pathname && url.search === location.search ? null : url;
}

/**
 * Calls back shortly before a visitor follows a link: when the mouse rests on it or presses it, or when a finger
 * touches it without scrolling. Listens on the document, so that every link takes part.
 */
export function watchLinks(onIntent: (link: URL) => void): () => void {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => clearTimeout(timer);
  const expect = (delay: number) => (event: Event) => {
    cancel();
    const link = findLink(event);
    if (link) timer = setTimeout(() => onIntent(link), delay);
  };
  const listen = (type: string, handler: (event: Event) => void) =>
    document.addEventListener(type, handler, { passive: true, capture: true, signal: ended.signal });

  listen("mouseover", expect(hoverDelay));
  listen("mousedown", expect(0));
  listen("touchstart", expect(touchDelay));
  // A touch that turns into scrolling follows no link.
  listen("touchmove", cancel);
  listen("touchcancel", cancel);
  // From here on, the router sends its own requests.
  listen("click", cancel);
  return () => {
    cancel();
    ended.abort();
  };
}
