import type { HairName } from "../../src/world/look.ts";
import { type Brush, lit } from "./body.ts";
import {
  type Line,
  type Point,
  both,
  disc,
  fill,
  limb,
  line,
  mix,
  oval,
  points,
  repeat,
  stroke,
} from "../svg.ts";

/** The round top of a head of hair: from the crown down to its widest place. */
const crown = (half: number, top: number): Point[] =>
  [0, 18, 36, 54, 72, 90].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.sin(angle) * half, top + (1 - Math.cos(angle)) * (44 - top)];
  });

/** Hair close to the head, down to the hairline of the nape. */
const cap = (grow: number, nape: number): Point[] => [
  ...crown(38 + grow, -grow),
  ...points(`${37 + grow} 58, ${32 + grow * 0.6} ${nape - 14}, 21 ${nape}, 0 ${nape + 3}`),
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
  [-0.8, -0.55, -0.3, -0.1, 0.12, 0.35, 0.6, 0.82].map((share) =>
    points(`${share * 6} 2, ${share * half * 0.95} 44, ${share * half + sway} ${(44 + foot) / 2},
        ${share * half * 0.9 - sway} ${foot}`),
  );

function mass(brush: Brush, side: Line, lines: readonly (readonly Point[])[]): string {
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

const hanging = (brush: Brush, along: string) => lit(brush, limb(along), brush.hair);

const felt = ({ palette, random }: Brush) =>
  mix(random.pick(["#1c1820", "#4a3a30", "#6b5a4a", "#2c3a4a", "#57303c"]), palette.ink, 0.25);

const short = (brush: Brush, nape: number) =>
  lit(brush, both(`0 20, 38 24, 39 52, 33 ${nape - 14}, 21 ${nape}, 0 ${nape + 3}`), brush.hair);

function hat(brush: Brush, brim: number, crown: number, color: string): string {
  return [
    lit(
      brush,
      `M${-brim} 31C${-brim * 0.7} 18 ${brim * 0.7} 18 ${brim} 31C${brim * 0.8} 45 ${-brim * 0.8} 45 ${-brim} 31Z`,
      color,
    ),
    lit(brush, both(`0 ${crown + 5}, 16 ${crown}, 34 ${crown + 6}, 42 30, 0 37`), color),
    line("M-41 26C-24 33 24 33 41 26", mix(color, brush.palette.low, 0.55), 8, 0.9),
  ].join("");
}

const fedora = (brush: Brush) => short(brush, 84) + hat(brush, 66, -24, felt(brush));

/** Over hair that falls to the shoulders. */
const wideBrim = (brush: Brush) =>
  lit(brush, both("0 20, 40 26, 45 80, 50 140, 46 168, 0 176"), brush.hair) +
  hat(brush, 96, -16, felt(brush));

/** Silk, wound and tied low. */
function headscarf(brush: Brush): string {
  const silk = mix(brush.cloth, brush.palette.low, 0.22);
  const wrap = both("0 -10, 30 -5, 45 26, 44 60, 30 88, 0 94");
  return [
    lit(brush, wrap, silk),
    line(
      "M-42 34C-20 20 20 52 43 44M-40 62C-14 40 24 70 40 66M-28-2C-4 10 26 8 40 20",
      mix(silk, brush.palette.ink, 0.5),
      2.2,
      0.5,
    ),
    lit(
      brush,
      "M-4 86C-26 104-30 140-20 164C-6 150 0 120 4 96C10 118 22 136 34 140C34 118 20 96 6 84Z",
      silk,
    ),
    fill("M-9 82h18v15h-18z", mix(silk, brush.palette.ink, 0.3)),
  ].join("");
}

/** Ways to wear one's hair, seen from behind. */
export const hairs: Record<HairName, (brush: Brush) => string> = {
  waves: (brush) =>
    mass(
      brush,
      [...crown(45, -7), ...points("45 74, 54 108, 49 150, 57 186, 46 216, 20 228, 0 232")],
      falling(52, 230, 8),
    ),
  straight: (brush) =>
    mass(brush, [...crown(42, -5), ...points("44 90, 48 160, 47 222, 24 236, 0 238")], falling(46, 240)),
  lob: (brush) =>
    mass(brush, [...crown(44, -6), ...points("47 80, 51 118, 44 142, 0 147")], falling(48, 146, 3)),
  bob: (brush) =>
    mass(brush, [...crown(46, -7), ...points("49 72, 45 102, 26 108, 0 106")], falling(46, 108)),
  pixie: (brush) => combed(brush, 5, 94),
  chignon: (brush) => combed(brush, 4, 94) + bun(brush, 0, 92, 25),
  topknot: (brush) =>
    mass(
      brush,
      cap(3, 92),
      [-30, -18, -8, 8, 18, 30].map((x): Point[] => points(`${x * 0.8} 92, ${x * 1.2} 50, 0 -4`)),
    ) + bun(brush, 0, -16, 23),
  "man-bun": (brush) => combed(brush, 2, 90) + bun(brush, 0, 34, 17),
  ponytail: (brush) =>
    combed(brush, 3, 93) +
    hanging(brush, "0 26 12, 3 66 20, 10 130 21, 6 196 17, 12 236 5") +
    oval(0, 30, 11, 4, mix(brush.hair, brush.palette.ink, 0.5)),
  braid: (brush) =>
    combed(brush, 4, 95) +
    repeat(7, (i) =>
      hanging(
        brush,
        `${-9 + (i % 2) * 10} ${86 + i * 17} 5, ${(i % 2) * 6 - 2} ${98 + i * 17} ${14 - i},
        ${4 - (i % 2) * 4} ${110 + i * 17} 5`,
      ),
    ) +
    hanging(brush, "2 206 4, 3 218 8, 1 240 2"),
  twist: (brush) =>
    combed(brush, 4, 94) +
    hanging(brush, "4 2 8, 9 34 17, 5 70 15, 0 96 5") +
    line("M6 6C22 34 18 68 2 94", mix(brush.hair, brush.rim, 0.5), 2, 0.6),
  "half-up": (brush) =>
    mass(brush, [...crown(43, -6), ...points("46 88, 53 134, 47 184, 22 204, 0 208")], falling(48, 208, 6)) +
    bun(brush, 0, 22, 16),
  curls: (brush) => cloud(brush, 62, 42, 20),
  "short-curls": (brush) => cloud(brush, 40, 40, 15),
  locs: (brush) =>
    combed(brush, 5, 92) +
    repeat(9, (i) => {
      const foot = 170 + (i % 3) * 14;
      const lock = limb(
        `${(i - 4) * 9} 56 6, ${(i - 4) * 11} 120 6.5, ${(i - 4) * 11.5 + (i % 2) * 3} ${foot} 5`,
      );
      return lit(brush, lock, brush.hair, 1, 0.45);
    }),
  crop: (brush) => combed(brush, 2, 82),
  "side-part": (brush) => combed(brush, 4, 84) + line("M-14 0C-17 12-18 22-16 34", brush.skin, 1.8, 0.6),
  swept: (brush) =>
    mass(brush, [...crown(41, -11), ...points("39 60, 31 80, 20 89, 0 92")], falling(40, 92, 6)),
  fade: (brush) =>
    fill(both(cap(1, 84)), mix(brush.hair, brush.skin, 0.38)) +
    mass(brush, [...crown(39, -5), ...points("37 54, 28 66, 0 70")], falling(36, 70)),
  "silver-fox": (brush) =>
    fill(both(cap(1, 84)), mix(brush.hair, "#9a9aa2", 0.22)) +
    mass(brush, [...crown(39, -5).slice(0, 5), ...points("37 46, 18 62, 0 66")], falling(36, 66)),
  shaved: (brush) => fill(both(cap(0, 76)), mix(brush.hair, brush.skin, 0.72), 0.75),
  fedora,
  "wide-brim": wideBrim,
  headscarf,
};
