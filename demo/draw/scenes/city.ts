import { mix } from "../color.ts";
import { stroke, type Point } from "../geometry.ts";
import { box, disc, line, repeat } from "../shapes.ts";
import { drawSky } from "../sky.ts";
import { height, shine, width, type Stage } from "../stage.ts";
import { drawTowers } from "./towers.ts";
import { drawWater } from "./water.ts";

export function skyline(stage: Stage): string {
  const foot = stage.horizon + 60;
  return [
    drawSky(stage),
    drawTowers(stage, { nearness: 0.05, foot, low: 120, high: 460 }),
    drawTowers(stage, { nearness: 0.42, foot: foot + 70, low: 110, high: 400 }),
    drawTowers(stage, { nearness: 0.85, foot: foot + 220, low: 110, high: 300 }),
    box(0, foot + 215, width, height, mix(stage.palette.ink, stage.palette.shade, 0.3)),
  ].join("");
}

/** A city across the water. */
export function waterfront(stage: Stage): string {
  const foot = stage.horizon + 20;
  return [
    drawSky(stage),
    drawTowers(stage, { nearness: 0.1, foot, low: 40, high: 330 }),
    drawTowers(stage, { nearness: 0.5, foot: foot + 12, low: 24, high: 190 }),
    drawWater(stage, foot + 8),
  ].join("");
}

/** Strings of small lamps over the roofs. */
export function terrace(stage: Stage): string {
  const { random, palette } = stage;
  const string = (y: number, sag: number) => {
    const at = (share: number): Point => [share * width, y + sag * Math.sin(Math.PI * share)];
    return (
      line(stroke([0, 0.25, 0.5, 0.75, 1].map(at)), palette.ink, 2.5, 0.8) +
      repeat(13, (i) => {
        const [x, py] = at((i + 0.5) / 13);
        return shine(stage, x, py + 12, 34, "#ffd48a", 0.8) + disc(x, py + 11, 6, "#fff0cc");
      })
    );
  };
  return (
    skyline(stage) +
    string(random.between(60, 130), random.between(90, 150)) +
    string(random.between(170, 240), random.between(60, 120))
  );
}
