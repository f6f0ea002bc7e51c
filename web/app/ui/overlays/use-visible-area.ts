import { type CSSProperties, useEffect, useState } from "react";

/** Less than this comes from the bars of the browser, not from a keyboard. */
const keyboard = 120;

function measure(): CSSProperties | undefined {
  const seen = window.visualViewport;
  // Whoever has zoomed in wants to see a part of it larger, not all of it smaller.
  if (!seen || seen.scale > 1.01 || window.innerHeight - seen.height < keyboard) return undefined;
  return { height: seen.height, transform: `translateY(${seen.offsetTop}px)` };
}

/** What a keyboard on the screen leaves free, for as long as there is one. */
export function useVisibleArea(isNeeded: boolean): CSSProperties | undefined {
  const [area, setArea] = useState<CSSProperties>();

  useEffect(() => {
    const seen = window.visualViewport;
    if (!isNeeded || !seen) return;
    const handleChange = () => setArea(measure());
    seen.addEventListener("resize", handleChange);
    seen.addEventListener("scroll", handleChange);
    return () => {
      seen.removeEventListener("resize", handleChange);
      seen.removeEventListener("scroll", handleChange);
      setArea(undefined);
    };
  }, [isNeeded]);

  return area;
}
