import { mix } from "../color.ts";
import { limb } from "../geometry.ts";
import { fill, repeat } from "../shapes.ts";
import type { Brush } from "./brush.ts";

/** Soft folds that fan out from the waist toward a hem; clipped to the garment. */
export function drawFolds(
  { canvas, cloth, palette, rim, random }: Brush,
  garment: string,
  from: { y: number; half: number },
  to: { y: number; half: number },
): string {
  const count = 9;
  const folds = repeat(count, (index) => {
    const share = (index + 0.5) / count - 0.5;
    const [top, foot] = [share * 2 * from.half, share * 2 * to.half];
    const middle = (top + foot) / 2 + random.between(-7, 7);
    const shape = limb([
      [top, from.y, 0.6],
      [middle, (from.y + to.y) / 2, 5],
      [foot, to.y, random.between(8, 15)],
    ]);
    return fill(shape, index % 2 === 0 ? mix(cloth, palette.ink, 0.55) : mix(cloth, rim, 0.3), 0.42);
  });
  return `<g clip-path="${canvas.clip(garment)}">${folds}</g>`;
}
