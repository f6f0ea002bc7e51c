import { type RefObject, useEffect, useState } from "react";

const [gapAbove, gapBelow] = ["6.5rem", "1.5rem"];

/**
 * Returns the `top` of a sticky panel. A panel that is taller than the screen scrolls until its end is visible and
 * sticks there, so that nothing in it is out of reach.
 */
export function useStickyTop(panel: RefObject<HTMLElement | null>): string {
  const [height, setHeight] = useState(0);

  useEffect(() => {
    if (!panel.current) return;
    const observer = new ResizeObserver(([entry]) => setHeight(Math.ceil(entry?.contentRect.height ?? 0)));
    observer.observe(panel.current);
    return () => observer.disconnect();
  }, [panel]);

  return `min(${gapAbove}, calc(100dvh - ${height}px - ${gapBelow}))`;
}
