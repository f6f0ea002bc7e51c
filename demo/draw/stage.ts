import { createCanvas, type Canvas } from "./canvas.ts";
import { choosePalette, type Palette } from "./palettes.ts";
import { createRandom, type Random } from "../src/world/random.ts";
import { disc } from "./shapes.ts";

export const width = 960;
export const height = 1280;

/** Where a picture happens: its colours, its chance, and where the light comes from. */
export interface Stage {
  canvas: Canvas;
  palette: Palette;
  random: Random;
  light: { x: number; y: number };
  /** Whoever stands here sees the horizon at this height. */
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

/** A soft shine around a point, from a gradient instead of a blur. */
export function shine(
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
    canvas.radial([
      [0, color, strength],
      [0.35, color, strength * 0.42],
      [1, color, 0],
    ]),
  );
}
