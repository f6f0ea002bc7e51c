import { type RefObject, useEffect, useState } from "react";

/** Whether an element is on the screen. True until it is known, and false for an element that is not rendered. */
export function useIsOnScreen(element: RefObject<Element | null>, isRendered: boolean): boolean {
  const [isOnScreen, setIsOnScreen] = useState(true);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) =>
      setIsOnScreen(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isRendered]);

  return isRendered && isOnScreen;
}
