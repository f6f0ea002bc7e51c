import { useEffect, useEffectEvent, useRef } from "react";

// A little early, so that whoever scrolls need not wait.
const ahead = "300px";
const everythingAbove = "9999999px";

/**
 * Calls back once, when the element comes into view or is jumped over. One that is above the view from the start
 * waits: otherwise End would load page after page and never reach the footer.
 */
export function useSight<E extends Element>(onSight: () => void) {
  const element = useRef<E>(null);
  const handleSight = useEffectEvent(onSight);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let isPlaced = false;

    function observe(above: string, mayFire: () => boolean) {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!mayFire() || !entries.some(({ isIntersecting }) => isIntersecting)) return;
          end();
          handleSight();
        },
        { rootMargin: `${above} 0px ${ahead}` },
      );
      if (target) observer.observe(target);
      return observer;
    }

    const observers = [
      observe("0px", () => true),
      // The first report only says where it stands.
      observe(everythingAbove, () => isPlaced || !(isPlaced = true)),
    ];
    const end = () => observers.forEach((observer) => observer.disconnect());
    return end;
  }, []);

  return element;
}
