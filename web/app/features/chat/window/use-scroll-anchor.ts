import { useLayoutEffect, useRef, useState } from "react";

/** Scroll distance from the end, in pixels, that still counts as being at the end. */
const endThreshold = 80;

interface Anchor {
  line: Element;
  top: number;
}

const getTop = (line: Element) => line.getBoundingClientRect().top;

/** The list scrolls from its end, so `scrollTop` becomes negative when scrolling up. */
const isAtEnd = (list: HTMLElement) => list.scrollTop > -endThreshold;

/** Returns the first visible line and its position; null at the end, where no anchor is needed. */
function findAnchor(list: HTMLElement): Anchor | null {
  if (isAtEnd(list)) return null;
  const edge = getTop(list);
  const line = [...list.querySelectorAll("li")].find((one) => one.getBoundingClientRect().bottom > edge);
  return line ? { line, top: getTop(line) } : null;
}

/**
 * Scroll anchoring for a list laid out from its end: a reader at the end stays there, a reader further up keeps their
 * line in place. The user's own new message always scrolls into view.
 */
export function useScrollAnchor(lastKey: string | undefined, isOwn: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const shownKey = useRef(lastKey);
  const anchor = useRef<Anchor>(null);
  const [hasNewMessages, setHasNewMessages] = useState(false);

  useLayoutEffect(() => {
    const list = frame.current;
    if (!list || shownKey.current === lastKey) return;
    shownKey.current = lastKey;
    if (!isOwn && !isAtEnd(list)) {
      setHasNewMessages(true);
      return;
    }
    list.scrollTop = 0;
    anchor.current = null;
  }, [lastKey, isOwn]);

  useLayoutEffect(() => {
    const list = frame.current;
    if (!list) return;
    const held = anchor.current;
    if (held?.line.isConnected) list.scrollTop += getTop(held.line) - held.top;
    anchor.current = findAnchor(list);
  });

  function handleScroll() {
    const list = frame.current;
    if (!list) return;
    anchor.current = findAnchor(list);
    if (isAtEnd(list)) setHasNewMessages(false);
  }

  function goToEnd() {
    anchor.current = null;
    frame.current?.scrollTo({ top: 0 });
    setHasNewMessages(false);
  }

  return { frame, hasNewMessages, handleScroll, goToEnd };
}
