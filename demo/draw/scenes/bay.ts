import { mix } from "../color.ts";
import { stroke, type Point } from "../geometry.ts";
import { box, disc, line, repeat } from "../shapes.ts";
import { drawSky } from "../sky.ts";
import { width, type Stage } from "../stage.ts";
import { drawRidge } from "./ridges.ts";
import { drawWater } from "./water.ts";

export function bay(stage: Stage): string {
  const { palette, horizon, random } = stage;
  const [deck, top] = [horizon - 34, horizon - random.between(300, 380)];
  const [left, right] = [random.between(120, 220), random.between(700, 820)];
  const iron = mix(palette.shade, palette.ink, 0.55);
  const cable = (from: Point, low: Point, to: Point) => line(stroke([from, low, to]), iron, 6);
  const sag = (x: number) =>
    top + (deck - 34 - top) * (1 - ((x - (left + right) / 2) / ((right - left) / 2)) ** 2);
  const tower = (x: number) =>
    box(x - 17, top - 10, 11, horizon - top + 60, iron) +
    box(x + 6, top - 10, 11, horizon - top + 60, iron) +
    repeat(4, (index) => box(x - 17, top + 10 + index * 78, 34, 9, iron));
  return [
    drawSky(stage),
    drawRidge(stage, { foot: horizon, tall: 120, rough: 0.1, nearness: 0.2 }),
    drawRidge(stage, { foot: horizon + 10, tall: 60, rough: 0.2, nearness: 0.45 }),
    drawWater(stage, horizon + 4),
    cable([-60, deck - 20], [left - 90, deck - 120], [left, top]),
    cable([right, top], [right + 90, deck - 120], [width + 60, deck - 20]),
    line(
      stroke(
        Array.from({ length: 9 }, (_, i): Point => {
          const x = left + ((right - left) * i) / 8;
          return [x, sag(x)];
        }),
      ),
      iron,
      6,
    ),
    repeat(26, (i) => {
      const x = left + ((right - left) * (i + 0.5)) / 26;
      return line(`M${Math.round(x)} ${Math.round(sag(x))}V${Math.round(deck)}`, iron, 1.6, 0.8);
    }),
    box(-10, deck, width + 20, 13, iron),
    repeat(24, (i) => disc(i * 42 + 8, deck - 5, 3, palette.glow, 0.9)),
    tower(left) + tower(right),
  ].join("");
}
