import { mix } from "../color.ts";
import { limb, outline, type Point } from "../geometry.ts";
import { fill, line } from "../shapes.ts";
import { lit, type Brush } from "./brush.ts";

/** The same line on the other side, upward. */
export const mirrored = (points: readonly Point[]): Point[] =>
  points.map(([x, y]): Point => [-x, y]).toReversed();

/** A shape from one of its sides, drawn from the top down. */
export const both = (side: readonly Point[]) => outline(side, mirrored(side));

/** From the neck over the shoulder: what all upper garments share. */
export const shoulderLine = ({ build: { neck, shoulder } }: Brush, pad = 0): Point[] => [
  [neck - 1, 112],
  [neck + 8, 126],
  [shoulder * 0.6, 138 - pad],
  [shoulder - 8, 147 - pad],
  [shoulder + pad * 0.5, 166],
];

/** The bare neck and back that low-cut dresses show. */
export function drawBack(brush: Brush): string {
  const { build, palette, canvas, skin } = brush;
  const torso = both([
    [build.neck, 84],
    ...shoulderLine(brush),
    [build.chest, 212],
    [build.waist, 300],
    [build.hip, 390],
  ]);
  const shade = canvas.linear([
    [0, palette.ink, 0.55],
    [0.35, palette.ink, 0.05],
    [1, palette.ink, 0.35],
  ]);
  return [
    lit(brush, torso, skin),
    fill(torso, shade),
    line("M0 150C1.5 200-1 240 0 290", mix(skin, palette.ink, 0.5), 2.4, 0.5),
    line(
      `M${-build.chest * 0.52} 176C${-build.chest * 0.34} 196 ${-build.chest * 0.3} 216 ${-build.chest * 0.36} 232M${build.chest * 0.52} 176C${build.chest * 0.34} 196 ${build.chest * 0.3} 216 ${build.chest * 0.36} 232`,
      mix(skin, palette.ink, 0.45),
      2,
      0.32,
    ),
  ].join("");
}

/** The neck, and the head as it is under the hair. */
export function drawHead(brush: Brush): string {
  const { build, palette, canvas, skin, side } = brush;
  const neck = both([
    [build.neck + 1, 70],
    [build.neck - 1, 96],
    [build.neck + 2, 114],
    [build.neck + 16, 136],
  ]);
  const head = both([
    [0, 2],
    [22, 5],
    [36, 24],
    [38, 48],
    [34, 72],
    [23, 92],
    [0, 99],
  ]);
  const ear = (x: number) =>
    `M${x} 46c${x > 0 ? 7 : -7}-3 ${x > 0 ? 9 : -9} 6 ${x > 0 ? 6 : -6} 14s${x > 0 ? -6 : 6} 8 ${x > 0 ? -7 : 7} 6z`;
  return [
    lit(brush, neck, skin),
    fill(
      neck,
      canvas.linear([
        [0, palette.ink, 0.7],
        [0.7, palette.ink, 0.12],
        [1, palette.ink, 0.3],
      ]),
    ),
    fill(ear(-36), side < 0 ? mix(skin, brush.rim, 0.4) : mix(skin, palette.ink, 0.4)),
    fill(ear(36), side > 0 ? mix(skin, brush.rim, 0.4) : mix(skin, palette.ink, 0.4)),
    lit(brush, head, skin),
  ].join("");
}

/** Trousers or stockings, and shoes; only seen when somebody is shown from head to toe. */
export function drawLegs(brush: Brush, color: string, half: number, heels: boolean): string {
  const { build, palette } = brush;
  const leg = (way: number) => {
    const x = way * build.hip * 0.5;
    return (
      fill(heels ? `M${x - 9} 768h18l4 24h-26z` : `M${x - 15} 770h30l${way * 4} 24h-36z`, palette.ink) +
      lit(
        brush,
        limb([
          [x, 380, half * 1.5],
          [x + way * 3, 560, half * 1.1],
          [x + way * 2, 660, half],
          [x, 776, half * 0.82],
        ]),
        color,
      )
    );
  };
  return leg(-1) + leg(1);
}
