import { groundColours, restoreTheme, type Theme } from "#web/ui/layout/theme.ts";
import { useEffect, useLayoutEffect } from "react";

interface ThemeColourProps {
  theme: Theme;
  scheme: "light" | "dark";
}

/** The browser's own bars. A chosen theme overwrites the colour before React looks. */
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

/** When a crash makes React draw the whole document anew, what the first script set is gone. */
export function useRestoredTheme() {
  useLayoutEffect(restoreTheme, []);
}

/** Marks the page once it answers keys and clicks. A parent's effects run last: by then all others listen. */
export function useHydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
}
