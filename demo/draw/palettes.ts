import { turnHue } from "./color.ts";
import type { Random } from "../src/world/random.ts";

/** An hour of the day: the sky from top to horizon, what shines, and what is left in shadow. */
export interface Palette {
  high: string;
  mid: string;
  low: string;
  glow: string;
  shade: string;
  ink: string;
}

const hour = (high: string, mid: string, low: string, glow: string, shade: string, ink: string): Palette => ({
  high,
  mid,
  low,
  glow,
  shade,
  ink,
});

const hours: readonly Palette[] = [
  hour("#1d1533", "#71325f", "#ee9f7c", "#fbdcae", "#35204a", "#140d20"), // plum dusk
  hour("#0d1a34", "#39538f", "#dcaebb", "#f8e6d6", "#1b2b50", "#0a1122"), // blue hour
  hour("#0c241f", "#2b6d61", "#ecd198", "#faf0cb", "#143a34", "#081512"), // emerald evening
  hour("#2b0f1a", "#96384a", "#f5b67c", "#ffe6bd", "#491a29", "#1a080e"), // ruby sunset
  hour("#1a2634", "#5a7a97", "#d9dedb", "#f8f4e8", "#2b4054", "#0d151e"), // steel morning
  hour("#2a1f12", "#96733f", "#f4dca6", "#fff5d6", "#4a3820", "#171009"), // old gold
  hour("#1a1136", "#503f96", "#e7a2c6", "#fbdce8", "#2c2057", "#100a20"), // violet
  hour("#0f2b3a", "#3f8591", "#f6c39a", "#ffeccb", "#1c4653", "#0a1b24"), // teal and peach
  hour("#35304f", "#a3728f", "#fad0b4", "#fff0dc", "#57456b", "#1c1629"), // rose fog
  hour("#070b1c", "#182348", "#5c4a74", "#f6cf8d", "#121a36", "#050813"), // late night, amber lamps
  hour("#4b6b8c", "#a9bdcb", "#f6e3cc", "#fffaf0", "#4f6478", "#1a2430"), // pale day
  hour("#5a4a6e", "#d08f8f", "#fbd9a8", "#fff3d8", "#6d4d66", "#221829"), // coral morning
  hour("#152018", "#4a6b4c", "#dfe0ae", "#f8f7dc", "#24382a", "#0c130e"), // moss
  hour("#28130f", "#a04f2f", "#f7c06a", "#ffe9b5", "#4a2318", "#180a07"), // copper
  hour("#10203f", "#6b4d8f", "#ff9f8f", "#ffe0c4", "#252a5c", "#0a1024"), // neon coast
  hour("#20242b", "#626a75", "#c9c3b8", "#f3ebdc", "#343a44", "#111418"), // silver rain
  hour("#7d9fb3", "#c9d8d6", "#fae6cd", "#fffdf5", "#64808c", "#1c2932"), // sea glass
  hour("#b98078", "#eebb9b", "#fdeacd", "#fffaf0", "#7d5058", "#2a1820"), // apricot
  hour("#8580b0", "#d1bdd4", "#fbe4d8", "#fffaf5", "#665d88", "#201b33"), // lilac morning
];

/** One of the hours, a little off, so that two evenings of one kind still differ. */
export function choosePalette(random: Random): Palette {
  const chosen = random.pick(hours);
  const degrees = random.between(-11, 11);
  const turned = (color: string) => turnHue(color, degrees);
  return hour(
    turned(chosen.high),
    turned(chosen.mid),
    turned(chosen.low),
    chosen.glow,
    turned(chosen.shade),
    turned(chosen.ink),
  );
}
