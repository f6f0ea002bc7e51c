import { groundColours, restoreTheme, type Theme } from "#web/ui/layout/theme.ts";
import { useEffect, useLayoutEffect } from "react";

interface ThemeColourProps {
  theme: Theme;
  scheme: "light" | "dark";
}

/** Color of the browser UI. A chosen theme overwrites it before hydration. */
export function ThemeColour({ theme, scheme }: ThemeColourProps) {
  return (
    <meta
      name="theme-color"
      content={groundColours[theme]}
      media={`(prefers-color-scheme: ${scheme})`}
      suppressHydrationWarning
    />
  );
}

/**
 * Restores the theme set by the early script, which is lost when React renders the whole document again after a crash.
 */
export function useRestoredTheme() {
  useLayoutEffect(restoreTheme, []);
}

/** Marks the document as hydrated. A parent's effects run last, so all other effects have already run. */
export function useHydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
}
