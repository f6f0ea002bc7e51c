import type { Random } from "../../src/world/random.ts";
import { type Stage, height, width } from "../stage.ts";
import { type Point, box, fill, line, mixColors, outline, parsePoints, polygon, repeat } from "../svg.ts";

/** Draws one line of hills or mountains; `rough` turns hills into peaks. */
export function drawRidge(
  { canvas, palette, random }: Stage,
  { foot, tall, rough, nearness }: { foot: number; tall: number; rough: number; nearness: number },
): string {
  const crest = rough > 0.4 ? createPeaks(random, foot, tall) : createWaves(random, foot, tall);
  const color = mixColors(mixColors(palette.low, palette.mid, 0.6), palette.ink, 0.1 + nearness * 0.8);
  const paint = canvas.linear(
    `0 ${color}, 0.6 ${mixColors(color, palette.low, 0.3 * (1 - nearness))}, 1 ${color}`,
  );
  const ground: Point[] = parsePoints(`${width + 60} ${height}, -60 ${height}`);
  return fill(
    rough > 0.4 ? polygon([...crest, ...ground]) : outline(crest, ground.slice(0, 1), ground.slice(1)),
    paint,
  );
}

function createWaves(random: Random, foot: number, tall: number): Point[] {
  const [shift, steps] = [random.between(0, 6), 6];
  return Array.from({ length: steps + 1 }, (_, index) => {
    const wave = 0.5 + 0.5 * Math.sin(shift + (index / steps) * random.between(4.4, 5.6));
    return [(index / steps) * (width + 120) - 60, foot - tall * (0.25 + wave * 0.75)];
  });
}

/** Creates a jagged line by midpoint displacement with decreasing amplitude. */
function createPeaks(random: Random, foot: number, tall: number): Point[] {
  let crest: Point[] = [0, 0.25, 0.5, 0.75, 1].map((share) => [
    share * (width + 120) - 60,
    foot - tall * random.between(0.3, 1),
  ]);
  for (let jag = tall * 0.3; jag > tall * 0.02; jag *= 0.5) {
    crest = crest.flatMap((point, index): Point[] => {
      const next = crest[index + 1];
      if (!next) return [point];
      return [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + random.between(-jag, jag) * 0.8]];
    });
  }
  return crest;
}

/** Draws still water from the given line down, with the reflection of the light. */
export function drawWater({ canvas, palette, random, light }: Stage, from: number): string {
  const paint =
    canvas.linear(`0 ${mixColors(palette.low, palette.mid, 0.35)}, 0.35 ${mixColors(palette.mid, palette.shade, 0.45)},
        1 ${palette.ink}`);
  let path = "";
  for (let y = from + 4; y < height; y += 5 + (y - from) * 0.035) {
    const spread = 30 + (y - from) * 0.36;
    const [middle, half] = [
      light.x + random.between(-spread, spread) * 0.6,
      random.between(0.2, 0.75) * spread,
    ];
    const thick = 1.4 + (y - from) * 0.008;
    path += `M${Math.round(middle - half)} ${Math.round(y)}h${Math.round(half * 2)}v${thick.toFixed(1)}h-${Math.round(half * 2)}z`;
  }
  return [
    box(0, from, width, height - from, paint),
    fill(path, palette.glow, 0.55),
    repeat(26, () => {
      const y = from + random.next() ** 1.5 * (height - from);
      return box(
        random.between(-40, width),
        y,
        random.between(30, 190),
        1.6,
        mixColors(palette.low, palette.glow, 0.3),
        0.2,
      );
    }),
  ].join("");
}

/** A row of houses. With `nearness` 0 it blends into the sky; with 1 it is across the street. */
interface Row {
  nearness: number;
  foot: number;
  low: number;
  high: number;
}

/** Draws a row of towers in a fictional city. */
export function drawTowers(stage: Stage, row: Row): string {
  const { palette, random, canvas } = stage;
  const color = mixColors(mixColors(palette.low, palette.mid, 0.55), palette.ink, 0.18 + row.nearness * 0.66);
  const paint = canvas.linear(`0 ${color}, 1 ${mixColors(color, palette.low, 0.42 * (1 - row.nearness))}`);
  let [drawn, x] = ["", -random.between(10, 60)];
  while (x < width) {
    const wide = random.between(34, 74) * (0.7 + row.nearness * 0.8);
    const tall = row.low + random.next() ** 1.8 * (row.high - row.low);
    drawn += drawTower(stage, { x, wide, tall, foot: row.foot, paint, color });
    if (row.nearness > 0.3) drawn += drawWindows(stage, x, row.foot - tall, wide, tall, row.nearness);
    x += wide + random.pick([-4, 0, 6, 18]);
  }
  return drawn;
}

interface Tower {
  x: number;
  wide: number;
  tall: number;
  foot: number;
  paint: string;
  color: string;
}

function drawTower({ random }: Stage, { x, wide, tall, foot, paint, color }: Tower): string {
  const top = foot - tall;
  const middle = x + wide / 2;
  const body = box(x, top, wide, tall + 20, paint);
  const step = box(x + wide * 0.2, top - wide * 0.45, wide * 0.6, wide * 0.5, color);
  return random.pick([
    () => body,
    () => body + box(x + wide * 0.12, top - 10, wide * 0.3, 12, color),
    () => body + step + box(middle - wide * 0.12, top - wide * 0.8, wide * 0.24, wide * 0.5, color),
    () => body + step + line(`M${middle} ${top}V${top - wide * 1.3}`, color, 3),
    () =>
      body +
      fill(
        polygon(`${x} ${top + 1}, ${x + wide} ${top + 1}, ${x + wide * 0.72} ${top - wide * 0.5},
        ${x} ${top - wide * 0.2}`),
        color,
      ),
    () =>
      body + fill(polygon(`${x} ${top + 1}, ${middle} ${top - wide * 1.1}, ${x + wide} ${top + 1}`), color),
    () =>
      body +
      fill(`M${x} ${top + 1}A${wide / 2} ${wide * 0.62} 0 0 1 ${x + wide} ${top + 1}Z`, color) +
      line(`M${middle} ${top}V${top - wide}`, color, 2.5),
  ])();
}

function drawWindows(
  stage: Stage,
  x: number,
  top: number,
  wide: number,
  tall: number,
  nearness: number,
): string {
  const { random, palette } = stage;
  const [stepX, stepY] = [9 + nearness * 6, 15 + nearness * 9];
  const lit = random.between(0.06, 0.3);
  let shape = "";
  for (let row = top + 12; row < top + tall - 8; row += stepY) {
    for (let column = x + 6; column < x + wide - 8; column += stepX) {
      if (random.chance(lit))
        shape += `M${Math.round(column)} ${Math.round(row)}h${Math.round(3 + nearness * 2.4)}v${Math.round(5 + nearness * 4)}h-${Math.round(3 + nearness * 2.4)}z`;
    }
  }
  return shape && fill(shape, mixColors(palette.glow, "#ffd48a", 0.4), 0.45 + nearness * 0.4);
}

/** Draws a polished floor that runs toward the light. */
export function drawFloor({ canvas, palette, light }: Stage, from: number): string {
  const paint =
    canvas.linear(`0 ${mixColors(palette.shade, palette.low, 0.35)}, 0.4 ${mixColors(palette.shade, palette.ink, 0.4)},
        1 ${palette.ink}`);
  const boards = repeat(13, (index) => {
    const [top, foot] = [width * (-0.1 + index * 0.1), width * (-1 + index * 0.25)];
    return fill(
      polygon(`${top} ${from}, ${top + 2} ${from}, ${foot + 6} ${height}, ${foot} ${height}`),
      palette.ink,
      0.4,
    );
  });
  const gleam = canvas.linear(`0 ${palette.glow} 0.45, 1 ${palette.glow} 0`);
  return [
    box(0, from, width, height - from, paint),
    boards,
    fill(
      polygon(`${light.x - 110} ${from}, ${light.x + 110} ${from}, ${light.x + 230} ${height},
        ${light.x - 230} ${height}`),
      gleam,
    ),
  ].join("");
}

/** Draws a stone balustrade for outdoor scenes. */
export function drawBalustrade({ canvas, palette }: Stage, top: number): string {
  const stone = mixColors(palette.shade, palette.ink, 0.35);
  const lit = mixColors(stone, palette.low, 0.45);
  const post = (x: number) =>
    fill(
      `M${x - 9} ${top + 30}h18c2 26 12 40 12 66c0 22-12 26-14 50h-14c-2-24-14-28-14-50c0-26 10-40 12-66z`,
      stone,
    );
  const ground = canvas.linear(`0 ${mixColors(stone, palette.low, 0.2)}, 1 ${palette.ink}`);
  return [
    box(0, top + 150, width, height, ground),
    box(0, top + 20, width, 130, palette.ink, 0.35),
    repeat(17, (index) => post(20 + index * 58)),
    box(0, top, width, 30, stone),
    box(0, top, width, 5, lit),
    box(0, top + 144, width, 20, stone),
    box(0, top + 144, width, 4, lit, 0.6),
  ].join("");
}

/** Draws a heavy, gathered curtain that hangs from the ceiling. */
export function drawCurtain(stage: Stage, x: number, wide: number, color: string): string {
  const { canvas, palette, random } = stage;
  const folds = 6;
  return repeat(folds, (index) => {
    const left = x + (index / folds) * wide;
    const right = x + ((index + 1) / folds) * wide + 2;
    const sway = random.between(-8, 8);
    const side = (at: number): Point[] =>
      parsePoints(`${at} -10, ${at + sway} ${height * 0.4}, ${at - sway} ${height * 0.75},
        ${at} ${height + 10}`);
    const paint = canvas.linear(
      `0 ${mixColors(color, palette.ink, 0.72)}, 0.42 ${mixColors(color, palette.glow, 0.12)}, 0.6 ${color},
        1 ${mixColors(color, palette.ink, 0.8)}`,
      [1, 0],
    );
    return fill(outline(side(left), side(right).toReversed()), paint);
  });
}
