import { mix } from "../color.ts";
import { limb, type Point } from "../geometry.ts";
import { fill, line, oval, repeat } from "../shapes.ts";
import type { HairName } from "../../src/world/look.ts";
import { both } from "./body.ts";
import { lit, type Brush } from "./brush.ts";
import { fedora, headscarf, wideBrim } from "./hats.ts";
import { bun, cap, cloud, combed, crown, falling, hanging, mass } from "./strands.ts";

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
    repeat(9, (i) => {
      const foot = 170 + (i % 3) * 14;
      const lock = limb([
        [(i - 4) * 9, 56, 6],
        [(i - 4) * 11, 120, 6.5],
        [(i - 4) * 11.5 + (i % 2) * 3, foot, 5],
      ]);
      return lit(brush, lock, brush.hair, 1, 0.45);
    }),
  crop: (brush: Brush) => combed(brush, 2, 82),
  "side-part": (brush: Brush) =>
    combed(brush, 4, 84) + line("M-14 0C-17 12-18 22-16 34", brush.skin, 1.8, 0.6),
  swept: (brush: Brush) =>
    mass(brush, [...crown(41, -11), [39, 60], [31, 80], [20, 89], [0, 92]], falling(40, 92, 6)),
  fade: (brush: Brush) =>
    fill(both(cap(1, 84)), mix(brush.hair, brush.skin, 0.38)) +
    mass(brush, [...crown(39, -5), [37, 54], [28, 66], [0, 70]], falling(36, 70)),
  "silver-fox": (brush: Brush) =>
    fill(both(cap(1, 84)), mix(brush.hair, "#9a9aa2", 0.22)) +
    mass(brush, [...crown(39, -5).slice(0, 5), [37, 46], [18, 62], [0, 66]], falling(36, 66)),
  shaved: (brush: Brush) => fill(both(cap(0, 76)), mix(brush.hair, brush.skin, 0.72), 0.75),
  fedora,
  "wide-brim": wideBrim,
  headscarf,
} satisfies Record<HairName, (brush: Brush) => string>;
