import { mix } from "../color.ts";
import { outline, type Point } from "../geometry.ts";
import { fill } from "../shapes.ts";
import { height, width, type Stage } from "../stage.ts";

/** One line of hills or mountains; `rough` makes peaks of them. */
export function drawRidge(
  { canvas, palette, random }: Stage,
  { foot, tall, rough, nearness }: { foot: number; tall: number; rough: number; nearness: number },
): string {
  const steps = Math.round(5 + rough * 9);
  const shift = random.between(0, 6);
  const crest: Point[] = Array.from({ length: steps + 1 }, (_, index) => {
    const wave = 0.5 + 0.5 * Math.sin(shift + (index / steps) * random.between(4.4, 5.6));
    const jag = rough * (index % 2 === 0 ? 0.28 : -0.2) * random.between(0.4, 1.2);
    return [(index / steps) * (width + 80) - 40, foot - tall * (0.25 + wave * 0.75 + jag)];
  });
  const color = mix(mix(palette.low, palette.mid, 0.6), palette.ink, 0.1 + nearness * 0.8);
  const paint = canvas.linear([
    [0, color],
    [0.6, mix(color, palette.low, 0.3 * (1 - nearness))],
    [1, color],
  ]);
  return fill(outline(crest, [[width + 40, height]], [[-40, height]]), paint);
}
