import { useEffect, useRef } from "react";

/** Sets `--top` on an element: its distance from the top of the page, so that CSS can fill the rest of the screen. */
export function useFillHeight() {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () =>
      element.style.setProperty("--top", `${Math.round(element.getBoundingClientRect().top + scrollY)}px`);
    // Banners above the element appear late, which changes the height of the page.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  return frame;
}
