import type { Canvas, Stop } from "../canvas.ts";
import { mix } from "../color.ts";
import type { Palette } from "../palettes.ts";
import type { Random } from "../../src/world/random.ts";
import { fill } from "../shapes.ts";
import type { Build, Look } from "../../src/world/look.ts";

/** What everything on a figure is painted with. */
export interface Brush {
  canvas: Canvas;
  palette: Palette;
  random: Random;
  look: Look;
  build: Build;
  /** -1 when the light comes from the left, 1 from the right. */
  side: -1 | 1;
  /** Colours as this evening shows them. */
  cloth: string;
  skin: string;
  hair: string;
  rim: string;
  /** Made once: the side away from the light. */
  shadow?: string;
}

/** A shape in shadow with light along the edge that faces it; `strength` says how much of it arrives. */
export function lit(brush: Brush, shape: string, color: string, edge = 2.2, strength = 1): string {
  const { canvas, side, rim, palette } = brush;
  const layer = (by: number, share: number) =>
    `<path d="${shape}" transform="translate(${-side * by} ${by * 0.75})" fill="${mix(color, rim, share * strength)}"/>`;
  const dark: Stop[] = [
    [0, palette.ink, 0],
    [0.3, palette.ink, 0.08],
    [1, palette.ink, 0.6],
  ];
  const away = side < 0 ? dark : dark.map(([at, ...rest]): Stop => [1 - at, ...rest]).toReversed();
  brush.shadow ??= canvas.linear(away, [1, 0]);
  return [
    fill(shape, mix(color, rim, 0.8 * strength)),
    `<g clip-path="${canvas.clip(shape)}">${layer(edge, 0.26)}${layer(edge * 2.6, 0.09)}${layer(edge * 5, 0)}</g>`,
    fill(shape, brush.shadow),
  ].join("");
}
