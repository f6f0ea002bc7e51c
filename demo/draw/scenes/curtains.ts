import { mix } from "../color.ts";
import { outline, type Point } from "../geometry.ts";
import { fill, repeat } from "../shapes.ts";
import { height, type Stage } from "../stage.ts";

/** Heavy cloth from the ceiling, gathered; `side` -1 hangs left of x, 1 right of it. */
export function drawCurtain(stage: Stage, x: number, wide: number, color: string): string {
  const { canvas, palette, random } = stage;
  const folds = 6;
  return repeat(folds, (index) => {
    const left = x + (index / folds) * wide;
    const right = x + ((index + 1) / folds) * wide + 2;
    const sway = random.between(-8, 8);
    const side = (at: number): Point[] => [
      [at, -10],
      [at + sway, height * 0.4],
      [at - sway, height * 0.75],
      [at, height + 10],
    ];
    const paint = canvas.linear(
      [
        [0, mix(color, palette.ink, 0.72)],
        [0.42, mix(color, palette.glow, 0.12)],
        [0.6, color],
        [1, mix(color, palette.ink, 0.8)],
      ],
      [1, 0],
    );
    return fill(outline(side(left), side(right).toReversed()), paint);
  });
}
