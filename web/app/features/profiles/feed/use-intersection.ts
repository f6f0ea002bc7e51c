import { useEffect, useEffectEvent, useRef } from "react";

// Reaches any element above the viewport, so that a jump past it counts too.
const everythingAbove = "9999999px";

interface IntersectionOptions {
  /** Distance below the viewport that counts as in sight. */
  ahead: string;
  /** Observes again when this changes. */
  key: string;
  onChange: (isReached: boolean) => void;
}

/** Reports whether an element is in sight or was scrolled past, first when it is observed and then on every change. */
export function useIntersection<E extends Element>({ ahead, key, onChange }: IntersectionOptions) {
  const element = useRef<E>(null);
  const handleChange = useEffectEvent(onChange);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      (entries) => handleChange(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `${everythingAbove} 0px ${ahead}` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [ahead, key]);

  return element;
}
