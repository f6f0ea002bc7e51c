import { outline, stroke, type Point } from "../geometry.ts";
import { box, fill, line, repeat } from "../shapes.ts";
import { drawSky } from "../sky.ts";
import { height, width, type Stage } from "../stage.ts";
import { drawRidge } from "./ridges.ts";
import { drawWater } from "./water.ts";

export function lake(stage: Stage): string {
  const { horizon, palette, canvas } = stage;
  const mist = canvas.linear([
    [0, palette.glow, 0],
    [0.5, palette.glow, 0.4],
    [1, palette.glow, 0],
  ]);
  return [
    drawSky(stage),
    drawRidge(stage, { foot: horizon, tall: 470, rough: 1, nearness: 0.08 }),
    drawRidge(stage, { foot: horizon, tall: 320, rough: 0.8, nearness: 0.3 }),
    drawRidge(stage, { foot: horizon, tall: 160, rough: 0.5, nearness: 0.55 }),
    drawWater(stage, horizon + 6),
    box(0, horizon - 60, width, 130, mist),
  ].join("");
}

/** Palms above a warm sea. */
export function coast(stage: Stage): string {
  const { random, palette, horizon } = stage;
  const palm = (x: number, top: number, lean: number) => {
    const head: Point = [x + lean, top];
    const leaf = (angle: number, long: number) => {
      const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long];
      return fill(
        outline(
          [head, [head[0] + dx * 0.55, head[1] + dy * 0.6 - 34], [head[0] + dx, head[1] + dy + 26]],
          [[head[0] + dx * 0.5, head[1] + dy * 0.5 - 6], head],
        ),
        palette.ink,
      );
    };
    return (
      line(stroke([[x, height], [x + lean * 0.2, (top + height) / 2], head]), palette.ink, 13) +
      repeat(9, (i) =>
        leaf(-Math.PI + (i / 8) * Math.PI + random.between(-0.1, 0.1), random.between(120, 170)),
      )
    );
  };
  return [
    drawSky(stage),
    drawRidge(stage, { foot: horizon, tall: 70, rough: 0.2, nearness: 0.25 }),
    drawWater(stage, horizon + 2),
    palm(random.between(40, 130), random.between(220, 330), random.between(30, 90)),
    random.chance(0.7)
      ? palm(random.between(840, 920), random.between(300, 460), -random.between(30, 80))
      : "",
  ].join("");
}

export function dunes(stage: Stage): string {
  const { horizon } = stage;
  return [
    drawSky(stage),
    drawRidge(stage, { foot: horizon + 20, tall: 90, rough: 0.5, nearness: 0.12 }),
    drawRidge(stage, { foot: horizon + 130, tall: 120, rough: 0, nearness: 0.22 }),
    drawRidge(stage, { foot: horizon + 270, tall: 160, rough: 0, nearness: 0.4 }),
    drawRidge(stage, { foot: horizon + 430, tall: 170, rough: 0, nearness: 0.62 }),
  ].join("");
}
