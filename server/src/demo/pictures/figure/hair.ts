import { mix } from "../color.ts";
import { limb, stroke, type Point } from "../geometry.ts";
import { disc, fill, line, oval, repeat } from "../shapes.ts";
import { both } from "./body.ts";
import { lit, type Brush } from "./brush.ts";
import { fedora, headscarf, wideBrim } from "./hats.ts";

/** The round top of a head of hair: from the crown down to its widest place. */
const crown = (half: number, top: number): Point[] =>
  [0, 18, 36, 54, 72, 90].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.sin(angle) * half, top + (1 - Math.cos(angle)) * (44 - top)];
  });

/** Hair close to the head, down to the hairline of the nape. */
const cap = (grow: number, nape: number): Point[] => [
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

const falling = (half: number, foot: number, sway = 0): Point[][] =>
  [-0.8, -0.55, -0.3, -0.1, 0.12, 0.35, 0.6, 0.82].map((share) => [
    [share * 6, 2],
    [share * half * 0.95, 44],
    [share * half + sway, (44 + foot) / 2],
    [share * half * 0.9 - sway, foot],
  ]);

function mass(brush: Brush, side: readonly Point[], lines: readonly (readonly Point[])[]): string {
  const shape = both(side);
  return lit(brush, shape, brush.hair) + strands(brush, shape, lines);
}

const combed = (brush: Brush, grow: number, nape: number) =>
  mass(brush, cap(grow, nape), falling(36 + grow, nape + 4));

const cloud = (brush: Brush, radius: number, middle: number, count: number) => {
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

const bun = (brush: Brush, x: number, y: number, radius: number) =>
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

const hanging = (brush: Brush, joints: readonly (readonly [number, number, number])[]) =>
  lit(brush, limb(joints), brush.hair);

/** Ways to wear one's hair, seen from behind. */
export const hairs = {
  waves: (brush: Brush) =>
    mass(
      brush,
      [...crown(45, -7), [45, 74], [54, 108], [49, 150], [57, 186], [46, 216], [20, 228], [0, 232]],
      falling(52, 230, 8),
    ),
  straight: (brush: Brush) =>
    mass(brush, [...crown(42, -5), [44, 90], [48, 160], [47, 222], [24, 236], [0, 238]], falling(46, 240)),
  lob: (brush: Brush) =>
    mass(brush, [...crown(44, -6), [47, 80], [51, 118], [44, 142], [0, 147]], falling(48, 146, 3)),
  bob: (brush: Brush) =>
    mass(brush, [...crown(46, -7), [49, 72], [45, 102], [26, 108], [0, 106]], falling(46, 108)),
  pixie: (brush: Brush) => combed(brush, 5, 94),
  chignon: (brush: Brush) => combed(brush, 4, 94) + bun(brush, 0, 92, 25),
  topknot: (brush: Brush) =>
    mass(
      brush,
      cap(3, 92),
      [-30, -18, -8, 8, 18, 30].map((x): Point[] => [
        [x * 0.8, 92],
        [x * 1.2, 50],
        [0, -4],
      ]),
    ) + bun(brush, 0, -16, 23),
  "man-bun": (brush: Brush) => combed(brush, 2, 90) + bun(brush, 0, 34, 17),
  ponytail: (brush: Brush) =>
    combed(brush, 3, 93) +
    hanging(brush, [
      [0, 26, 12],
      [3, 66, 20],
      [10, 130, 21],
      [6, 196, 17],
      [12, 236, 5],
    ]) +
    oval(0, 30, 11, 4, mix(brush.hair, brush.palette.ink, 0.5)),
  braid: (brush: Brush) =>
    combed(brush, 4, 95) +
    repeat(7, (i) =>
      hanging(brush, [
        [-9 + (i % 2) * 10, 86 + i * 17, 5],
        [(i % 2) * 6 - 2, 98 + i * 17, 14 - i],
        [4 - (i % 2) * 4, 110 + i * 17, 5],
      ]),
    ) +
    hanging(brush, [
      [2, 206, 4],
      [3, 218, 8],
      [1, 240, 2],
    ]),
  twist: (brush: Brush) =>
    combed(brush, 4, 94) +
    hanging(brush, [
      [4, 2, 8],
      [9, 34, 17],
      [5, 70, 15],
      [0, 96, 5],
    ]) +
    line("M6 6C22 34 18 68 2 94", mix(brush.hair, brush.rim, 0.5), 2, 0.6),
  "half-up": (brush: Brush) =>
    mass(
      brush,
      [...crown(43, -6), [46, 88], [53, 134], [47, 184], [22, 204], [0, 208]],
      falling(48, 208, 6),
    ) + bun(brush, 0, 22, 16),
  curls: (brush: Brush) => cloud(brush, 62, 42, 20),
  "short-curls": (brush: Brush) => cloud(brush, 40, 40, 15),
  locs: (brush: Brush) =>
    combed(brush, 5, 92) +
    repeat(9, (i) =>
      hanging(brush, [
        [(i - 4) * 9, 60, 6],
        [(i - 4) * 11, 120, 6.5],
        [(i - 4) * 11.5 + (i % 2) * 3, 170 + (i % 3) * 14, 5],
      ]),
    ),
  crop: (brush: Brush) => combed(brush, 2, 82),
  "side-part": (brush: Brush) =>
    combed(brush, 4, 84) + line("M-14 0C-17 12-18 22-16 34", brush.skin, 1.8, 0.6),
  swept: (brush: Brush) =>
    mass(brush, [...crown(41, -11), [39, 60], [31, 80], [20, 89], [0, 92]], falling(40, 92, 6)),
  fade: (brush: Brush) =>
    fill(both(cap(1, 84)), mix(brush.hair, brush.skin, 0.38)) +
    mass(brush, [...crown(39, -5), [37, 54], [28, 66], [0, 70]], falling(36, 70)),
  "silver-fox": (brush: Brush) =>
    fill(both(cap(1, 84)), mix(brush.hair, "#9a9aa2", 0.55)) +
    mass(brush, [...crown(39, -5).slice(0, 5), [37, 46], [18, 62], [0, 66]], falling(36, 66)),
  shaved: (brush: Brush) => fill(both(cap(0, 76)), mix(brush.hair, brush.skin, 0.72), 0.75),
  fedora,
  "wide-brim": wideBrim,
  headscarf,
} satisfies Record<string, (brush: Brush) => string>;

export type HairName = keyof typeof hairs;
