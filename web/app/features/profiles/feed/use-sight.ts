import { useEffect, useEffectEvent, useRef } from "react";

// A little early, so that whoever scrolls need not wait; never from above, so that End still reaches the footer.
const ahead = "0px 0px 300px 0px";

/** Tells when the element that gets the ref comes into sight. */
export function useSight<E extends Element>(onSight: () => void) {
  const element = useRef<E>(null);
  const handleSight = useEffectEvent(onSight);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) handleSight();
      },
      { rootMargin: ahead },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return element;
}
