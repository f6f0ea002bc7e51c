import { groundColours, type Theme } from "#web/ui/layout/theme.ts";

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
