import { useLayoutEffect, useRef, useState } from "react";

/** This close to the end counts as being there. */
const near = 80;

/**
 * Keeps the place in a list that is laid out from its end: older lines move nothing by themselves, and newer ones
 * move it only for those who are at the end, or have said them.
 */
export function useKeptPlace(lastKey: string | undefined, isOwn: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef({ lastKey, height: 0 });
  const [hasNews, setNews] = useState(false);

  useLayoutEffect(() => {
    const list = frame.current;
    if (!list || shown.current.lastKey === lastKey) return;
    shown.current.lastKey = lastKey;
    // Counted from the end, upwards is negative.
    if (isOwn || list.scrollTop > -near) {
      list.scrollTop = 0;
    } else {
      list.scrollTop -= list.scrollHeight - shown.current.height;
      setNews(true);
    }
  }, [lastKey, isOwn]);

  useLayoutEffect(() => {
    shown.current.height = frame.current?.scrollHeight ?? 0;
  });

  function handleScroll() {
    if (hasNews && (frame.current?.scrollTop ?? 0) > -near) setNews(false);
  }

  function goToEnd() {
    frame.current?.scrollTo({ top: 0 });
    setNews(false);
  }

  return { frame, hasNews, handleScroll, goToEnd };
}
