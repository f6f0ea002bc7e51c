import { z } from "zod";
import { type Color, fromHex, getContrast, toHex } from "./color.ts";

type Theme = "day" | "dusk";

/** Colors of a theme that text in the accent is set on; the same values as in `tokens.css`. */
const backgrounds = {
  day: { page: "#faf7f2", card: "#ffffff", "raised surface": "#f3ede4", "hovered row": "#efe7dc" },
  dusk: { page: "#121018", card: "#1b1823", "raised surface": "#262132", "hovered row": "#302a3e" },
} as const;

/** The dusk theme shows the same hue, lighter by as much as Vesper's own accent is. */
const duskShift = 0.33;
const neededContrast = 4.5;

interface AccentShades {
  accent: string;
  strong: string;
  onAccent: string;
  soft: string;
  focus: string;
}
export type AccentPalette = Record<Theme, AccentShades>;

/** Derives every accent token of both themes from the one color that an operator chooses. */
export function derivePalette(hex: string): AccentPalette {
  const day = fromHex(hex);
  const dusk = { ...shift(day, duskShift), chroma: day.chroma * 0.7 };
  const [dayHex, duskStrong] = [toHex(day), toHex(shift(dusk, 0.06))];
  return {
    day: {
      accent: dayHex,
      strong: toHex(shift(day, -0.07)),
      onAccent: "#ffffff",
      soft: toHex({ ...day, lightness: 0.935, chroma: Math.min(day.chroma, 0.02) }),
      focus: dayHex,
    },
    dusk: {
      accent: toHex(dusk),
      strong: duskStrong,
      onAccent: toHex({ ...dusk, lightness: 0.2, chroma: Math.min(dusk.chroma, 0.04) }),
      soft: toHex({ ...dusk, lightness: 0.28, chroma: Math.min(dusk.chroma, 0.04) }),
      focus: duskStrong,
    },
  };
}

/** Custom properties that `tokens.css` reads, for the style attribute of the document. */
export const toAccentStyle = (palette: AccentPalette): Record<string, string> =>
  Object.fromEntries(
    (["day", "dusk"] as const).flatMap((theme) => {
      const { accent, strong, onAccent, soft, focus } = palette[theme];
      return [
        [`--accent-${theme}`, accent],
        [`--accent-strong-${theme}`, strong],
        [`--on-accent-${theme}`, onAccent],
        [`--accent-soft-${theme}`, soft],
        [`--focus-${theme}`, focus],
      ];
    }),
  );

const shift = (color: Color, by: number): Color => ({
  ...color,
  lightness: Math.min(Math.max(color.lightness + by, 0), 0.98),
});

interface ContrastFailure {
  theme: Theme;
  /** Surface with the least contrast. */
  surface: string;
  contrast: number;
}

/** Returns the worst failure of each theme, in either of which a color is refused. */
export function findContrastFailures(hex: string): ContrastFailure[] {
  const palette = derivePalette(hex);
  return (["day", "dusk"] as const).flatMap((theme) => {
    const { accent, strong, onAccent, soft } = palette[theme];
    const pairs = [
      ...Object.entries(backgrounds[theme]).map(([surface, color]) => ({ surface, pair: [accent, color] })),
      { surface: "tinted chip", pair: [accent, soft] },
      { surface: "filled button", pair: [onAccent, accent] },
      { surface: "pressed button", pair: [onAccent, strong] },
    ];
    const worst = pairs
      .map(({ surface, pair: [text = "", under = ""] }) => ({ surface, contrast: getContrast(text, under) }))
      .reduce((least, next) => (next.contrast < least.contrast ? next : least));
    return worst.contrast < neededContrast ? [{ theme, ...worst }] : [];
  });
}

const describeFailure = ({ theme, surface, contrast }: ContrastFailure) => {
  // Rounded down: 4.49 must not read as the 4.5 that it misses.
  const found = (Math.floor(contrast * 10) / 10).toFixed(1);
  const remedy = theme === "day" ? "darker" : "lighter";
  return `has too little contrast in the ${theme} theme: ${found} : 1 on a ${surface}, where ${neededContrast} : 1 is needed. Choose a ${remedy} color`;
};

/** Accent color as `#rrggbb`, legible in both themes; empty for Vesper's own. */
export const AccentColor = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?:#[\da-f]{6})?$/, "must be a color such as #8b3a60")
  .superRefine((hex, ctx) => {
    if (!/^#[\da-f]{6}$/.test(hex)) return;
    const failures = findContrastFailures(hex);
    if (failures.length > 0) ctx.addIssue(failures.map(describeFailure).join("; "));
  });
