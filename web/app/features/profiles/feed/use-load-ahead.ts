import { useEffect, useState } from "react";

/**
 * Returns the distance below the viewport at which the next page loads: two screens once the visitor scrolls. Before
 * that, the next page would compete with the first pictures.
 */
export function useLoadAhead(): string {
  const [hasScrolled, setHasScrolled] = useState(false);

  useEffect(() => {
    const handleScroll = () => setHasScrolled(true);
    // The position may have been restored before the page listens.
    const frame = scrollY > 0 ? requestAnimationFrame(handleScroll) : 0;
    addEventListener("scroll", handleScroll, { once: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", handleScroll);
    };
  }, []);

  return hasScrolled ? "200%" : "0px";
}
