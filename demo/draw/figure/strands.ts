import { mix } from "../color.ts";
import { limb, stroke, type Point } from "../geometry.ts";
import { disc, line, repeat } from "../shapes.ts";
import { both } from "./body.ts";
import { lit, type Brush } from "./brush.ts";

/** The round top of a head of hair: from the crown down to its widest place. */
export const crown = (half: number, top: number): Point[] =>
  [0, 18, 36, 54, 72, 90].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.sin(angle) * half, top + (1 - Math.cos(angle)) * (44 - top)];
  });

/** Hair close to the head, down to the hairline of the nape. */
export const cap = (grow: number, nape: number): Point[] => [
  ...crown(38 + grow, -grow),
  [37 + grow, 58],
  [32 + grow * 0.6, nape - 14],
  [21, nape],
  [0, nape + 3],
];

/** Fine lines that follow the fall of the hair. */
function strands(brush: Brush, shape: string, lines: readonly (readonly Point[])[]): string {
  const { canvas, hair, rim, palette } = brush;
  const drawn = lines.map((points, index) =>
    line(stroke(points), index % 2 === 0 ? mix(hair, rim, 0.35) : mix(hair, palette.ink, 0.6), 1.5, 0.42),
  );
  return `<g clip-path="${canvas.clip(shape)}">${drawn.join("")}</g>`;
}

export const falling = (half: number, foot: number, sway = 0): Point[][] =>
  [-0.8, -0.55, -0.3, -0.1, 0.12, 0.35, 0.6, 0.82].map((share) => [
    [share * 6, 2],
    [share * half * 0.95, 44],
    [share * half + sway, (44 + foot) / 2],
    [share * half * 0.9 - sway, foot],
  ]);

export function mass(brush: Brush, side: readonly Point[], lines: readonly (readonly Point[])[]): string {
  const shape = both(side);
  return lit(brush, shape, brush.hair) + strands(brush, shape, lines);
}

export const combed = (brush: Brush, grow: number, nape: number) =>
  mass(brush, cap(grow, nape), falling(36 + grow, nape + 4));

export const cloud = (brush: Brush, radius: number, middle: number, count: number) => {
  const { random, hair, palette } = brush;
  const puffs = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const far = radius * random.between(0.82, 0.98);
    return `M${Math.round(Math.cos(angle) * far)} ${Math.round(middle + Math.sin(angle) * far)}m-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0z`;
  });
  const shape = `M0 ${middle}m-${radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0z${puffs.join("")}`;
  return (
    lit(brush, shape, hair) +
    repeat(30, () =>
      disc(
        random.between(-0.8, 0.8) * radius,
        middle + random.between(-0.8, 0.8) * radius,
        random.between(4, 8),
        mix(hair, palette.ink, 0.7),
        0.25,
      ),
    )
  );
};

export const bun = (brush: Brush, x: number, y: number, radius: number) =>
  lit(
    brush,
    `M${x - radius} ${y}a${radius} ${radius * 0.92} 0 1 0 ${radius * 2} 0a${radius} ${radius * 0.92} 0 1 0-${radius * 2} 0z`,
    brush.hair,
  ) +
  line(
    `M${x - radius * 0.6} ${y + radius * 0.3}C${x - radius * 0.2} ${y - radius * 0.8} ${x + radius * 0.7} ${y - radius * 0.4} ${x + radius * 0.4} ${y + radius * 0.3}M${x - radius * 0.2} ${y + radius * 0.4}C${x} ${y - radius * 0.2} ${x + radius * 0.3} ${y} ${x + radius * 0.2} ${y + radius * 0.5}`,
    mix(brush.hair, brush.rim, 0.4),
    1.5,
    0.6,
  );

export const hanging = (brush: Brush, joints: readonly (readonly [number, number, number])[]) =>
  lit(brush, limb(joints), brush.hair);
