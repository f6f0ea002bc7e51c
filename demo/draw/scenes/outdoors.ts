import { drawRidge, drawTowers, drawWater } from "./elements.ts";
import { type Stage, drawSky, height, drawGlow, width } from "../stage.ts";
import {
  type Point,
  box,
  disc,
  fill,
  line,
  mixColors,
  outline,
  oval,
  polygon,
  repeat,
  stroke,
} from "../svg.ts";

export function drawSkyline(stage: Stage): string {
  const foot = stage.horizon + 60;
  return [
    drawSky(stage),
    drawTowers(stage, { nearness: 0.05, foot, low: 120, high: 460 }),
    drawTowers(stage, { nearness: 0.42, foot: foot + 70, low: 110, high: 400 }),
    drawTowers(stage, { nearness: 0.85, foot: foot + 220, low: 110, high: 300 }),
    box(0, foot + 215, width, height, mixColors(stage.palette.ink, stage.palette.shade, 0.3)),
  ].join("");
}

/** Draws a city across the water. */
export function drawWaterfront(stage: Stage): string {
  const foot = stage.horizon + 20;
  return [
    drawSky(stage),
    drawTowers(stage, { nearness: 0.1, foot, low: 40, high: 330 }),
    drawTowers(stage, { nearness: 0.5, foot: foot + 12, low: 24, high: 190 }),
    drawWater(stage, foot + 8),
  ].join("");
}

/** Draws strings of small lamps above the roofs. */
export function drawTerrace(stage: Stage): string {
  const { random, palette } = stage;
  const string = (y: number, sag: number) => {
    const at = (share: number): Point => [share * width, y + sag * Math.sin(Math.PI * share)];
    return (
      line(stroke([0, 0.25, 0.5, 0.75, 1].map(at)), palette.ink, 2.5, 0.8) +
      repeat(13, (i) => {
        const [x, py] = at((i + 0.5) / 13);
        return drawGlow(stage, x, py + 12, 34, "#ffd48a", 0.8) + disc(x, py + 11, 6, "#fff0cc");
      })
    );
  };
  return (
    drawSkyline(stage) +
    string(random.between(60, 130), random.between(90, 150)) +
    string(random.between(170, 240), random.between(60, 120))
  );
}

export function drawBay(stage: Stage): string {
  const { palette, horizon, random } = stage;
  const [deck, top] = [horizon - 34, horizon - random.between(300, 380)];
  const [left, right] = [random.between(120, 220), random.between(700, 820)];
  const iron = mixColors(palette.shade, palette.ink, 0.55);
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

export function drawLake(stage: Stage): string {
  const { horizon, palette, canvas } = stage;
  const mist = canvas.linear(`0 ${palette.glow} 0, 0.5 ${palette.glow} 0.4, 1 ${palette.glow} 0`);
  return [
    drawSky(stage),
    drawRidge(stage, { foot: horizon, tall: 470, rough: 1, nearness: 0.08 }),
    drawRidge(stage, { foot: horizon, tall: 320, rough: 0.8, nearness: 0.3 }),
    drawRidge(stage, { foot: horizon, tall: 160, rough: 0.5, nearness: 0.55 }),
    drawWater(stage, horizon + 6),
    box(0, horizon - 60, width, 130, mist),
  ].join("");
}

/** Draws palms above a warm sea. */
export function drawCoast(stage: Stage): string {
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

export function drawDunes(stage: Stage): string {
  const { horizon } = stage;
  return [
    drawSky(stage),
    drawRidge(stage, { foot: horizon + 20, tall: 90, rough: 0.5, nearness: 0.12 }),
    drawRidge(stage, { foot: horizon + 130, tall: 120, rough: 0, nearness: 0.22 }),
    drawRidge(stage, { foot: horizon + 270, tall: 160, rough: 0, nearness: 0.4 }),
    drawRidge(stage, { foot: horizon + 430, tall: 170, rough: 0, nearness: 0.62 }),
  ].join("");
}

/** Draws a garden at night, with cypresses, hedges and paper lanterns. */
export function drawGarden(stage: Stage): string {
  const { palette, random, horizon } = stage;
  const leaf = mixColors(mixColors("#12301f", palette.shade, 0.5), palette.ink, 0.4);
  const cypress = (x: number, tall: number, half: number) =>
    fill(
      `M${x} ${horizon + 120 - tall}C${x + half * 1.3} ${horizon - tall * 0.3} ${x + half} ${horizon + 40} ${x + half * 0.6} ${horizon + 130}H${x - half * 0.6}C${x - half} ${horizon + 40} ${x - half * 1.3} ${horizon - tall * 0.3} ${x} ${horizon + 120 - tall}Z`,
      leaf,
    );
  const lantern = (x: number, y: number, size: number) =>
    [
      line(`M${x} ${y - size - 40}V${y - size}`, palette.ink, 2),
      drawGlow(stage, x, y, size * 4.6, "#ffbf6b", 0.62),
      oval(x, y, size, size * 1.12, random.pick(["#ffd08a", "#ffb27a", "#ffe2b0", "#f79a78"])),
      repeat(3, (i) =>
        line(`M${x - size * 0.9} ${y - size * 0.5 + i * size * 0.5}h${size * 1.8}`, "#9a4a2a", 1.4, 0.4),
      ),
      box(x - size * 0.4, y - size * 1.2, size * 0.8, size * 0.16, palette.ink),
    ].join("");
  const branch = stroke(`-20 ${random.between(60, 140)}, 260 ${random.between(90, 170)},
        620 ${random.between(60, 150)}, ${width + 20} ${random.between(100, 210)}`);
  return [
    drawSky(stage),
    drawRidge(stage, { foot: horizon + 60, tall: 120, rough: 0.1, nearness: 0.35 }),
    repeat(8, (i) =>
      cypress(i * 130 + random.between(-40, 60), random.between(240, 520), random.between(26, 46)),
    ),
    box(0, horizon + 120, width, height, mixColors(leaf, palette.ink, 0.3)),
    fill(
      polygon(`430 ${horizon + 120}, 530 ${horizon + 120}, 860 ${height}, 120 ${height}`),
      mixColors(palette.shade, palette.low, 0.4),
      0.6,
    ),
    line(branch, palette.ink, 6),
    repeat(7, (i) =>
      lantern(70 + i * 136 + random.between(-30, 30), random.between(210, 470), random.between(24, 42)),
    ),
    repeat(
      6,
      (i) =>
        drawGlow(stage, 300 - i * 40, horizon + 170 + i * 62, 60, "#ffcf8a", 0.6) +
        drawGlow(stage, 660 + i * 40, horizon + 170 + i * 62, 60, "#ffcf8a", 0.6),
    ),
  ].join("");
}
