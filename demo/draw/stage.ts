import { type Random, createRandom } from "../src/world/random.ts";
import {
  type Canvas,
  type Point,
  box,
  createCanvas,
  disc,
  fill,
  mixColors,
  outline,
  parsePoints,
  repeat,
  turnHue,
} from "./svg.ts";

/** Palette for a time of day: the sky from top to horizon, the light and the shadows. */
export interface Palette {
  high: string;
  mid: string;
  low: string;
  glow: string;
  shade: string;
  ink: string;
}

const createPalette = (
  high: string,
  mid: string,
  low: string,
  glow: string,
  shade: string,
  ink: string,
): Palette => ({
  high,
  mid,
  low,
  glow,
  shade,
  ink,
});

const palettes: readonly Palette[] = [
  createPalette("#1d1533", "#71325f", "#ee9f7c", "#fbdcae", "#35204a", "#140d20"), // plum dusk
  createPalette("#0d1a34", "#39538f", "#dcaebb", "#f8e6d6", "#1b2b50", "#0a1122"), // blue hour
  createPalette("#0c241f", "#2b6d61", "#ecd198", "#faf0cb", "#143a34", "#081512"), // emerald evening
  createPalette("#2b0f1a", "#96384a", "#f5b67c", "#ffe6bd", "#491a29", "#1a080e"), // ruby sunset
  createPalette("#1a2634", "#5a7a97", "#d9dedb", "#f8f4e8", "#2b4054", "#0d151e"), // steel morning
  createPalette("#2a1f12", "#96733f", "#f4dca6", "#fff5d6", "#4a3820", "#171009"), // old gold
  createPalette("#1a1136", "#503f96", "#e7a2c6", "#fbdce8", "#2c2057", "#100a20"), // violet
  createPalette("#0f2b3a", "#3f8591", "#f6c39a", "#ffeccb", "#1c4653", "#0a1b24"), // teal and peach
  createPalette("#35304f", "#a3728f", "#fad0b4", "#fff0dc", "#57456b", "#1c1629"), // rose fog
  createPalette("#070b1c", "#182348", "#5c4a74", "#f6cf8d", "#121a36", "#050813"), // late night, amber lamps
  createPalette("#4b6b8c", "#a9bdcb", "#f6e3cc", "#fffaf0", "#4f6478", "#1a2430"), // pale day
  createPalette("#5a4a6e", "#d08f8f", "#fbd9a8", "#fff3d8", "#6d4d66", "#221829"), // coral morning
  createPalette("#152018", "#4a6b4c", "#dfe0ae", "#f8f7dc", "#24382a", "#0c130e"), // moss
  createPalette("#28130f", "#a04f2f", "#f7c06a", "#ffe9b5", "#4a2318", "#180a07"), // copper
  createPalette("#10203f", "#6b4d8f", "#ff9f8f", "#ffe0c4", "#252a5c", "#0a1024"), // neon coast
  createPalette("#20242b", "#626a75", "#c9c3b8", "#f3ebdc", "#343a44", "#111418"), // silver rain
  createPalette("#7d9fb3", "#c9d8d6", "#fae6cd", "#fffdf5", "#64808c", "#1c2932"), // sea glass
  createPalette("#b98078", "#eebb9b", "#fdeacd", "#fffaf0", "#7d5058", "#2a1820"), // apricot
  createPalette("#8580b0", "#d1bdd4", "#fbe4d8", "#fffaf5", "#665d88", "#201b33"), // lilac morning
];

/** Picks a palette and varies it slightly, so that two scenes of the same kind still differ. */
function choosePalette(random: Random): Palette {
  const chosen = random.pick(palettes);
  const degrees = random.between(-11, 11);
  const turned = (color: string) => turnHue(color, degrees);
  return createPalette(
    turned(chosen.high),
    turned(chosen.mid),
    turned(chosen.low),
    chosen.glow,
    turned(chosen.shade),
    turned(chosen.ink),
  );
}

export const width = 960;
export const height = 1280;

/** Setting of a picture: palette, random source and position of the light. */
export interface Stage {
  canvas: Canvas;
  palette: Palette;
  random: Random;
  light: { x: number; y: number };
  /** Height of the horizon, which is at the viewer's eye level. */
  horizon: number;
}

export function createStage(seed: string): Stage {
  const random = createRandom(seed);
  const palette = choosePalette(random);
  const light = { x: random.pick([random.between(150, 380), random.between(580, 810)]), y: 0 };
  const horizon = random.between(690, 800);
  light.y = horizon - random.between(60, 430);
  return { canvas: createCanvas(), palette, random, light, horizon };
}

/** Draws a soft glow around a point, as a gradient instead of a blur. */
export function drawGlow(
  { canvas }: Stage,
  x: number,
  y: number,
  radius: number,
  color: string,
  strength = 0.8,
): string {
  return disc(
    x,
    y,
    radius,
    canvas.radial(`0 ${color} ${strength}, 0.35 ${color} ${strength * 0.42}, 1 ${color} 0`),
  );
}

/** Draws the evening sky with sun or moon, a few stars high up and bands of cloud near the horizon. */
export function drawSky(stage: Stage): string {
  const { canvas, palette, random, light, horizon } = stage;
  const ground =
    canvas.linear(`0 ${palette.high}, 0.3 ${mixColors(palette.high, palette.mid, 0.62)}, 0.48 ${palette.mid},
        ${horizon / height - 0.02} ${palette.low},
        ${horizon / height + 0.05} ${mixColors(palette.low, palette.glow, 0.45)}, 1 ${palette.low}`);
  const radius = random.between(42, 86);
  return [
    box(0, 0, width, height, ground),
    random.chance(0.6) ? drawStars(stage) : "",
    drawGlow(stage, light.x, light.y, 520, palette.glow, 0.5),
    drawGlow(stage, light.x, light.y, radius * 2.1, palette.glow, 0.7),
    disc(light.x, light.y, radius, mixColors(palette.glow, "#ffffff", 0.25)),
    repeat(Math.floor(random.between(3, 8)), () => drawCloud(stage)),
  ].join("");
}

function drawStars({ palette, random, horizon }: Stage): string {
  return repeat(46, () => {
    const y = random.next() ** 1.6 * horizon * 0.62;
    return disc(
      random.between(0, width),
      y,
      random.between(0.8, 2.1),
      palette.glow,
      0.75 * (1 - y / horizon) * random.between(0.4, 1),
    );
  });
}

function drawCloud(stage: Stage): string {
  const { canvas, palette, random, horizon } = stage;
  const [x, y] = [random.between(-120, width - 120), horizon - random.between(40, 470)];
  const [long, high] = [random.between(260, 620), random.between(10, 30)];
  const upper: Point[] = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => [
    x + long * share,
    y - high * Math.sin(Math.PI * share) * random.between(0.5, 1.2),
  ]);
  const color = random.chance(0.5)
    ? mixColors(palette.low, palette.glow, 0.5)
    : mixColors(palette.mid, palette.shade, 0.4);
  const paint = canvas.linear(`0 ${color} 0, 0.5 ${color} 0.55, 1 ${color} 0`, [1, 0]);
  return fill(
    outline(upper, parsePoints(`${x + long} ${y + 3}, ${x + long / 2} ${y + 7}, ${x} ${y + 3}`)),
    paint,
  );
}
