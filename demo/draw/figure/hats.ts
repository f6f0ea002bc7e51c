import { mix } from "../color.ts";
import { fill, line } from "../shapes.ts";
import { both } from "./body.ts";
import { lit, type Brush } from "./brush.ts";

const felt = ({ palette, random }: Brush) =>
  mix(random.pick(["#1c1820", "#4a3a30", "#6b5a4a", "#2c3a4a", "#57303c"]), palette.ink, 0.25);

const short = (brush: Brush, nape: number) =>
  lit(
    brush,
    both([
      [0, 20],
      [38, 24],
      [39, 52],
      [33, nape - 14],
      [21, nape],
      [0, nape + 3],
    ]),
    brush.hair,
  );

function hat(brush: Brush, brim: number, crown: number, color: string): string {
  return [
    lit(
      brush,
      `M${-brim} 31C${-brim * 0.7} 18 ${brim * 0.7} 18 ${brim} 31C${brim * 0.8} 45 ${-brim * 0.8} 45 ${-brim} 31Z`,
      color,
    ),
    lit(
      brush,
      both([
        [0, crown + 5],
        [16, crown],
        [34, crown + 6],
        [42, 30],
        [0, 37],
      ]),
      color,
    ),
    line("M-41 26C-24 33 24 33 41 26", mix(color, brush.palette.low, 0.55), 8, 0.9),
  ].join("");
}

export const fedora = (brush: Brush) => short(brush, 84) + hat(brush, 66, -24, felt(brush));

/** Over hair that falls to the shoulders. */
export const wideBrim = (brush: Brush) =>
  lit(
    brush,
    both([
      [0, 20],
      [40, 26],
      [45, 80],
      [50, 140],
      [46, 168],
      [0, 176],
    ]),
    brush.hair,
  ) + hat(brush, 96, -16, felt(brush));

/** Silk, wound and tied low. */
export function headscarf(brush: Brush): string {
  const silk = mix(brush.cloth, brush.palette.low, 0.22);
  const wrap = both([
    [0, -10],
    [30, -5],
    [45, 26],
    [44, 60],
    [30, 88],
    [0, 94],
  ]);
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
