import { mix } from "../color.ts";
import { box, fill, repeat } from "../shapes.ts";
import { height, width, type Stage } from "../stage.ts";

/** Still water from a line down, with the light's path on it. */
export function drawWater({ canvas, palette, random, light }: Stage, from: number): string {
  const paint = canvas.linear([
    [0, mix(palette.low, palette.mid, 0.35)],
    [0.35, mix(palette.mid, palette.shade, 0.45)],
    [1, palette.ink],
  ]);
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
        mix(palette.low, palette.glow, 0.3),
        0.2,
      );
    }),
  ].join("");
}
