import { mix } from "../color.ts";
import { outline, polygon, type Point } from "../geometry.ts";
import type { Random } from "../../src/world/random.ts";
import { fill } from "../shapes.ts";
import { height, width, type Stage } from "../stage.ts";

/** One line of hills or mountains; `rough` makes peaks of them. */
export function drawRidge(
  { canvas, palette, random }: Stage,
  { foot, tall, rough, nearness }: { foot: number; tall: number; rough: number; nearness: number },
): string {
  const crest = rough > 0.4 ? peaks(random, foot, tall) : waves(random, foot, tall);
  const color = mix(mix(palette.low, palette.mid, 0.6), palette.ink, 0.1 + nearness * 0.8);
  const paint = canvas.linear([
    [0, color],
    [0.6, mix(color, palette.low, 0.3 * (1 - nearness))],
    [1, color],
  ]);
  const ground: Point[] = [
    [width + 60, height],
    [-60, height],
  ];
  return fill(
    rough > 0.4 ? polygon([...crest, ...ground]) : outline(crest, ground.slice(0, 1), ground.slice(1)),
    paint,
  );
}

function waves(random: Random, foot: number, tall: number): Point[] {
  const [shift, steps] = [random.between(0, 6), 6];
  return Array.from({ length: steps + 1 }, (_, index) => {
    const wave = 0.5 + 0.5 * Math.sin(shift + (index / steps) * random.between(4.4, 5.6));
    return [(index / steps) * (width + 120) - 60, foot - tall * (0.25 + wave * 0.75)];
  });
}

/** A jagged line: each stretch is broken in its middle, less and less. */
function peaks(random: Random, foot: number, tall: number): Point[] {
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
