import type { HairName } from "../../src/world/look.ts";
import { type Brush, drawLit } from "./body.ts";
import {
  type Line,
  type Point,
  mirrorOutline,
  disc,
  fill,
  limb,
  line,
  mixColors,
  oval,
  parsePoints,
  repeat,
  stroke,
} from "../svg.ts";

/** The rounded top of the hair, from the crown to its widest point. */
const crown = (half: number, top: number): Point[] =>
  [0, 18, 36, 54, 72, 90].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.sin(angle) * half, top + (1 - Math.cos(angle)) * (44 - top)];
  });

/** Outline of short hair, down to the nape. */
const cap = (grow: number, nape: number): Point[] => [
  ...crown(38 + grow, -grow),
  ...parsePoints(`${37 + grow} 58, ${32 + grow * 0.6} ${nape - 14}, 21 ${nape}, 0 ${nape + 3}`),
];

/** Draws fine lines that follow the fall of the hair. */
function drawStrands(brush: Brush, shape: string, lines: readonly (readonly Point[])[]): string {
  const { canvas, hair, rim, palette } = brush;
  const drawn = lines.map((points, index) =>
    line(
      stroke(points),
      index % 2 === 0 ? mixColors(hair, rim, 0.35) : mixColors(hair, palette.ink, 0.6),
      1.5,
      0.42,
    ),
  );
  return `<g clip-path="${canvas.clip(shape)}">${drawn.join("")}</g>`;
}

const createFallingLines = (half: number, foot: number, sway = 0): Point[][] =>
  [-0.8, -0.55, -0.3, -0.1, 0.12, 0.35, 0.6, 0.82].map((share) =>
    parsePoints(`${share * 6} 2, ${share * half * 0.95} 44, ${share * half + sway} ${(44 + foot) / 2},
        ${share * half * 0.9 - sway} ${foot}`),
  );

function drawHairMass(brush: Brush, side: Line, lines: readonly (readonly Point[])[]): string {
  const shape = mirrorOutline(side);
  return drawLit(brush, shape, brush.hair) + drawStrands(brush, shape, lines);
}

const drawCombedHair = (brush: Brush, grow: number, nape: number) =>
  drawHairMass(brush, cap(grow, nape), createFallingLines(36 + grow, nape + 4));

const drawCurlCloud = (brush: Brush, radius: number, middle: number, count: number) => {
  const { random, hair, palette } = brush;
  const puffs = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const far = radius * random.between(0.82, 0.98);
    return `M${Math.round(Math.cos(angle) * far)} ${Math.round(middle + Math.sin(angle) * far)}m-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0z`;
  });
  const shape = `M0 ${middle}m-${radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0z${puffs.join("")}`;
  return (
    drawLit(brush, shape, hair) +
    repeat(30, () =>
      disc(
        random.between(-0.8, 0.8) * radius,
        middle + random.between(-0.8, 0.8) * radius,
        random.between(4, 8),
        mixColors(hair, palette.ink, 0.7),
        0.25,
      ),
    )
  );
};

const drawBun = (brush: Brush, x: number, y: number, radius: number) =>
  drawLit(
    brush,
    `M${x - radius} ${y}a${radius} ${radius * 0.92} 0 1 0 ${radius * 2} 0a${radius} ${radius * 0.92} 0 1 0-${radius * 2} 0z`,
    brush.hair,
  ) +
  line(
    `M${x - radius * 0.6} ${y + radius * 0.3}C${x - radius * 0.2} ${y - radius * 0.8} ${x + radius * 0.7} ${y - radius * 0.4} ${x + radius * 0.4} ${y + radius * 0.3}M${x - radius * 0.2} ${y + radius * 0.4}C${x} ${y - radius * 0.2} ${x + radius * 0.3} ${y} ${x + radius * 0.2} ${y + radius * 0.5}`,
    mixColors(brush.hair, brush.rim, 0.4),
    1.5,
    0.6,
  );

const drawHanging = (brush: Brush, along: string) => drawLit(brush, limb(along), brush.hair);

const pickFeltColor = ({ palette, random }: Brush) =>
  mixColors(random.pick(["#1c1820", "#4a3a30", "#6b5a4a", "#2c3a4a", "#57303c"]), palette.ink, 0.25);

const drawShortHair = (brush: Brush, nape: number) =>
  drawLit(brush, mirrorOutline(`0 20, 38 24, 39 52, 33 ${nape - 14}, 21 ${nape}, 0 ${nape + 3}`), brush.hair);

function drawHat(brush: Brush, brim: number, crown: number, color: string): string {
  return [
    drawLit(
      brush,
      `M${-brim} 31C${-brim * 0.7} 18 ${brim * 0.7} 18 ${brim} 31C${brim * 0.8} 45 ${-brim * 0.8} 45 ${-brim} 31Z`,
      color,
    ),
    drawLit(brush, mirrorOutline(`0 ${crown + 5}, 16 ${crown}, 34 ${crown + 6}, 42 30, 0 37`), color),
    line("M-41 26C-24 33 24 33 41 26", mixColors(color, brush.palette.low, 0.55), 8, 0.9),
  ].join("");
}

const drawFedora = (brush: Brush) => drawShortHair(brush, 84) + drawHat(brush, 66, -24, pickFeltColor(brush));

/** Draws a wide-brimmed hat over shoulder-length hair. */
const drawWideBrim = (brush: Brush) =>
  drawLit(brush, mirrorOutline("0 20, 40 26, 45 80, 50 140, 46 168, 0 176"), brush.hair) +
  drawHat(brush, 96, -16, pickFeltColor(brush));

/** Draws a silk headscarf, wound and tied low. */
function drawHeadscarf(brush: Brush): string {
  const silk = mixColors(brush.cloth, brush.palette.low, 0.22);
  const wrap = mirrorOutline("0 -10, 30 -5, 45 26, 44 60, 30 88, 0 94");
  return [
    drawLit(brush, wrap, silk),
    line(
      "M-42 34C-20 20 20 52 43 44M-40 62C-14 40 24 70 40 66M-28-2C-4 10 26 8 40 20",
      mixColors(silk, brush.palette.ink, 0.5),
      2.2,
      0.5,
    ),
    drawLit(
      brush,
      "M-4 86C-26 104-30 140-20 164C-6 150 0 120 4 96C10 118 22 136 34 140C34 118 20 96 6 84Z",
      silk,
    ),
    fill("M-9 82h18v15h-18z", mixColors(silk, brush.palette.ink, 0.3)),
  ].join("");
}

/** Hairstyles, seen from behind. */
export const hairs: Record<HairName, (brush: Brush) => string> = {
  waves: (brush) =>
    drawHairMass(
      brush,
      [...crown(45, -7), ...parsePoints("45 74, 54 108, 49 150, 57 186, 46 216, 20 228, 0 232")],
      createFallingLines(52, 230, 8),
    ),
  straight: (brush) =>
    drawHairMass(
      brush,
      [...crown(42, -5), ...parsePoints("44 90, 48 160, 47 222, 24 236, 0 238")],
      createFallingLines(46, 240),
    ),
  lob: (brush) =>
    drawHairMass(
      brush,
      [...crown(44, -6), ...parsePoints("47 80, 51 118, 44 142, 0 147")],
      createFallingLines(48, 146, 3),
    ),
  bob: (brush) =>
    drawHairMass(
      brush,
      [...crown(46, -7), ...parsePoints("49 72, 45 102, 26 108, 0 106")],
      createFallingLines(46, 108),
    ),
  pixie: (brush) => drawCombedHair(brush, 5, 94),
  chignon: (brush) => drawCombedHair(brush, 4, 94) + drawBun(brush, 0, 92, 25),
  topknot: (brush) =>
    drawHairMass(
      brush,
      cap(3, 92),
      [-30, -18, -8, 8, 18, 30].map((x): Point[] => parsePoints(`${x * 0.8} 92, ${x * 1.2} 50, 0 -4`)),
    ) + drawBun(brush, 0, -16, 23),
  "man-bun": (brush) => drawCombedHair(brush, 2, 90) + drawBun(brush, 0, 34, 17),
  ponytail: (brush) =>
    drawCombedHair(brush, 3, 93) +
    drawHanging(brush, "0 26 12, 3 66 20, 10 130 21, 6 196 17, 12 236 5") +
    oval(0, 30, 11, 4, mixColors(brush.hair, brush.palette.ink, 0.5)),
  braid: (brush) =>
    drawCombedHair(brush, 4, 95) +
    repeat(7, (i) =>
      drawHanging(
        brush,
        `${-9 + (i % 2) * 10} ${86 + i * 17} 5, ${(i % 2) * 6 - 2} ${98 + i * 17} ${14 - i},
        ${4 - (i % 2) * 4} ${110 + i * 17} 5`,
      ),
    ) +
    drawHanging(brush, "2 206 4, 3 218 8, 1 240 2"),
  twist: (brush) =>
    drawCombedHair(brush, 4, 94) +
    drawHanging(brush, "4 2 8, 9 34 17, 5 70 15, 0 96 5") +
    line("M6 6C22 34 18 68 2 94", mixColors(brush.hair, brush.rim, 0.5), 2, 0.6),
  "half-up": (brush) =>
    drawHairMass(
      brush,
      [...crown(43, -6), ...parsePoints("46 88, 53 134, 47 184, 22 204, 0 208")],
      createFallingLines(48, 208, 6),
    ) + drawBun(brush, 0, 22, 16),
  curls: (brush) => drawCurlCloud(brush, 62, 42, 20),
  "short-curls": (brush) => drawCurlCloud(brush, 40, 40, 15),
  locs: (brush) =>
    drawCombedHair(brush, 5, 92) +
    repeat(9, (i) => {
      const foot = 170 + (i % 3) * 14;
      const lock = limb(
        `${(i - 4) * 9} 56 6, ${(i - 4) * 11} 120 6.5, ${(i - 4) * 11.5 + (i % 2) * 3} ${foot} 5`,
      );
      return drawLit(brush, lock, brush.hair, 1, 0.45);
    }),
  crop: (brush) => drawCombedHair(brush, 2, 82),
  "side-part": (brush) =>
    drawCombedHair(brush, 4, 84) + line("M-14 0C-17 12-18 22-16 34", brush.skin, 1.8, 0.6),
  swept: (brush) =>
    drawHairMass(
      brush,
      [...crown(41, -11), ...parsePoints("39 60, 31 80, 20 89, 0 92")],
      createFallingLines(40, 92, 6),
    ),
  fade: (brush) =>
    fill(mirrorOutline(cap(1, 84)), mixColors(brush.hair, brush.skin, 0.38)) +
    drawHairMass(brush, [...crown(39, -5), ...parsePoints("37 54, 28 66, 0 70")], createFallingLines(36, 70)),
  "silver-fox": (brush) =>
    fill(mirrorOutline(cap(1, 84)), mixColors(brush.hair, "#9a9aa2", 0.22)) +
    drawHairMass(
      brush,
      [...crown(39, -5).slice(0, 5), ...parsePoints("37 46, 18 62, 0 66")],
      createFallingLines(36, 66),
    ),
  shaved: (brush) => fill(mirrorOutline(cap(0, 76)), mixColors(brush.hair, brush.skin, 0.72), 0.75),
  fedora: drawFedora,
  "wide-brim": drawWideBrim,
  headscarf: drawHeadscarf,
};
