import { useCallback, useLayoutEffect, useRef, useState } from "react";

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
  const line = [...list.querySelectorAll("[data-entry]")].find(
    (one) => one.getBoundingClientRect().bottom > edge,
  );
  return line ? { line, top: getTop(line) } : null;
}

/** Scrolls a line to the middle, without moving the page around the list. */
function centerLine(list: HTMLElement, key: string) {
  const line = list.querySelector(`[data-entry="${CSS.escape(key)}"]`);
  if (!line) return;
  const [outer, inner] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  list.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2);
}

/**
 * Scroll anchoring for a list laid out from its end: a reader at the end stays there, a reader further up keeps their
 * line in place. The user's own new message always scrolls into view.
 */
export function useScrollAnchor(lastKey: string | undefined, isOwn: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const shownKey = useRef(lastKey);
  const anchor = useRef<Anchor>(null);
  const [isAway, setAway] = useState(false);

  useLayoutEffect(() => {
    const list = frame.current;
    if (!list || shownKey.current === lastKey) return;
    shownKey.current = lastKey;
    if (!isOwn && !isAtEnd(list)) return;
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

  const handleScroll = useCallback(() => {
    const list = frame.current;
    if (!list) return;
    anchor.current = findAnchor(list);
    setAway(!isAtEnd(list));
  }, []);

  /** The button that calls this disappears, so the focus moves to the list. */
  function goToEnd() {
    anchor.current = null;
    frame.current?.scrollTo({ top: 0 });
    frame.current?.focus({ preventScroll: true });
    setAway(false);
  }

  const scrollToLine = useCallback(
    (key: string) => {
      if (frame.current) centerLine(frame.current, key);
      handleScroll();
    },
    [handleScroll],
  );

  return { frame, isAway, handleScroll, goToEnd, scrollToLine };
}
