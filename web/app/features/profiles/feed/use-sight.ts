import { useEffect, useEffectEvent, useRef } from "react";

/** Tells when the element that gets the ref comes into sight. */
export function useSight<E extends Element>(onSight: () => void) {
  const element = useRef<E>(null);
  const handleSight = useEffectEvent(onSight);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) handleSight();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return element;
}
