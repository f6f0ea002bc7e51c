import { mix } from "../color.ts";
import { polygon } from "../geometry.ts";
import { box, fill, line } from "../shapes.ts";
import { width, type Stage } from "../stage.ts";

/** How far away a row of houses is: 0 melts into the sky, 1 is across the street. */
export interface Row {
  nearness: number;
  foot: number;
  low: number;
  high: number;
}

/** A row of towers of a city that does not exist. */
export function drawTowers(stage: Stage, row: Row): string {
  const { palette, random, canvas } = stage;
  const color = mix(mix(palette.low, palette.mid, 0.55), palette.ink, 0.18 + row.nearness * 0.66);
  const paint = canvas.linear([
    [0, color],
    [1, mix(color, palette.low, 0.42 * (1 - row.nearness))],
  ]);
  let [drawn, x] = ["", -random.between(10, 60)];
  while (x < width) {
    const wide = random.between(34, 74) * (0.7 + row.nearness * 0.8);
    const tall = row.low + random.next() ** 1.8 * (row.high - row.low);
    drawn += tower(stage, { x, wide, tall, foot: row.foot, paint, color });
    if (row.nearness > 0.3) drawn += windows(stage, x, row.foot - tall, wide, tall, row.nearness);
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

function tower({ random }: Stage, { x, wide, tall, foot, paint, color }: Tower): string {
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
        polygon([
          [x, top + 1],
          [x + wide, top + 1],
          [x + wide * 0.72, top - wide * 0.5],
          [x, top - wide * 0.2],
        ]),
        color,
      ),
    () =>
      body +
      fill(
        polygon([
          [x, top + 1],
          [middle, top - wide * 1.1],
          [x + wide, top + 1],
        ]),
        color,
      ),
    () =>
      body +
      fill(`M${x} ${top + 1}A${wide / 2} ${wide * 0.62} 0 0 1 ${x + wide} ${top + 1}Z`, color) +
      line(`M${middle} ${top}V${top - wide}`, color, 2.5),
  ])();
}

function windows(stage: Stage, x: number, top: number, wide: number, tall: number, nearness: number): string {
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
  return shape && fill(shape, mix(palette.glow, "#ffd48a", 0.4), 0.45 + nearness * 0.4);
}
