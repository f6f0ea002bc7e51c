import { useLayoutEffect, useRef, useState } from "react";

/** This close to the end counts as being there. */
const endThreshold = 80;

interface Anchor {
  line: Element;
  top: number;
}

const getTop = (line: Element) => line.getBoundingClientRect().top;

/** Counted from the end, upwards is negative. */
const isAtEnd = (list: HTMLElement) => list.scrollTop > -endThreshold;

/** The first line that is in sight, and where. At the end nothing needs to be held. */
function findAnchor(list: HTMLElement): Anchor | null {
  if (isAtEnd(list)) return null;
  const edge = getTop(list);
  const line = [...list.querySelectorAll("li")].find((one) => one.getBoundingClientRect().bottom > edge);
  return line ? { line, top: getTop(line) } : null;
}

/**
 * Keeps the place in a list that is laid out from its end: whoever is at the end stays there, whoever reads further up
 * keeps the line before their eyes, whatever comes in before or after it. What one says oneself is always shown.
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
