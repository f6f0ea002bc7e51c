import { type Brush, type Pose, drawLegs, drawLit, withArms, shoulderLine } from "./body.ts";
import { type Point, mirrorOutline, fill, line, mixColors, parsePoints } from "../svg.ts";

const jacketSide = (brush: Brush, hem: number, ease = 4): Point[] => {
  const { chest, waist, hip } = brush.build;
  return [
    ...shoulderLine(brush, 5),
    ...parsePoints(`${chest + ease} 214, ${waist + ease + 4} 300, ${hip + ease + 3} 386,
        ${hip + ease + 7} ${hem}`),
  ];
};

/** Draws the back of a jacket: collar, center seam, vent, sleeve seams. */
function drawJacket(brush: Brush, hem: number, color: string): string {
  const { build, palette } = brush;
  const [dark, s] = [mixColors(color, palette.ink, 0.65), build.shoulder];
  const collar = mirrorOutline(
    `${build.neck + 1} 98, ${build.neck + 9} 112, ${build.neck + 21} 132, 6 127, 0 126`,
  );
  return [
    drawLit(brush, mirrorOutline(jacketSide(brush, hem)), color),
    line(`M0 126V${hem}`, dark, 1.8, 0.75),
    line(`M0 352L3 ${hem}`, dark, 3, 0.8),
    line(
      `M${-s + 14} 152C${-s + 26} 180 ${-s + 28} 196 ${-build.chest + 6} 214M${s - 14} 152C${s - 26} 180 ${s - 28} 196 ${build.chest - 6} 214`,
      dark,
      1.8,
      0.6,
    ),
    drawLit(brush, collar, mixColors(color, palette.low, 0.07)),
  ].join("");
}

const drawShirtCollar = ({ build, palette }: Brush, color: string) =>
  fill(
    mirrorOutline(`${build.neck + 1} 92, ${build.neck + 4} 104, ${build.neck + 7} 112`),
    mixColors(color, palette.mid, 0.15),
  );

export function drawSuit(brush: Brush, pose: Pose): string {
  const { cloth, palette, random } = brush;
  const shirt = random.pick(["#f4efe8", "#dfe6ee", "#2a2530", "#efe0d6"]);
  return (
    drawLegs(brush, mixColors(cloth, palette.ink, 0.15), 26, false) +
    drawShirtCollar(brush, shirt) +
    withArms(brush, pose, mixColors(cloth, palette.ink, 0.1), drawJacket(brush, 432, cloth))
  );
}

/** Draws a black tuxedo with a white collar and a satin band. */
export function drawTuxedo(brush: Brush, pose: Pose): string {
  const { build, palette } = brush;
  const black = mixColors("#0d0c12", palette.ink, 0.4);
  return [
    drawLegs(brush, black, 26, false),
    drawShirtCollar(brush, "#ffffff"),
    withArms(brush, pose, mixColors(black, palette.shade, 0.12), drawJacket(brush, 430, black)),
    line(`M${-build.neck - 3} 101C-10 107 10 107 ${build.neck + 3} 101`, palette.ink, 5),
    line(
      `M${-build.neck - 18} 128C-16 121 16 121 ${build.neck + 18} 128`,
      mixColors(black, palette.glow, 0.5),
      2,
      0.7,
    ),
  ].join("");
}

/** Draws a fine wool turtleneck that reaches up to the hairline, and trousers. */
export function drawRollNeck(brush: Brush, pose: Pose): string {
  const { build, cloth, palette, rim } = brush;
  const side: Point[] = [
    ...shoulderLine(brush),
    ...parsePoints(`${build.chest} 214, ${build.waist + 2} 300, ${build.hip + 2} 380, ${build.hip} 400`),
  ];
  const collar = mirrorOutline(`${build.neck + 2} 88, ${build.neck + 4} 106, ${build.neck + 8} 124`);
  return [
    drawLegs(brush, mixColors(palette.shade, palette.ink, 0.5), 25, false),
    withArms(brush, pose, mixColors(cloth, palette.ink, 0.1), drawLit(brush, mirrorOutline(side), cloth)),
    drawLit(brush, collar, cloth),
    line(
      `M${-build.neck - 4} 106C-10 112 10 112 ${build.neck + 4} 106`,
      mixColors(cloth, rim, 0.5),
      1.6,
      0.5,
    ),
    line(`M${-build.hip} 392H${build.hip}`, palette.ink, 8, 0.7),
  ].join("");
}

function drawCoat(brush: Brush, hem: number, color: string, pose: Pose): string {
  const { build, palette } = brush;
  const side: Point[] = [
    ...shoulderLine(brush, 6),
    ...parsePoints(`${build.chest + 8} 216, ${build.waist + 13} 300, ${build.hip + 15} 400,
        ${build.hip + 36} ${hem}`),
  ];
  const dark = mixColors(color, palette.ink, 0.65);
  const collar = mirrorOutline(
    `${build.neck + 6} 84, ${build.neck + 15} 96, ${build.neck + 30} 138, 10 133, 0 132`,
  );
  return [
    drawLegs(
      brush,
      mixColors(palette.shade, palette.ink, 0.6),
      20,
      brush.look.build.hip > brush.look.build.waist + 12,
    ),
    withArms(
      brush,
      pose,
      mixColors(color, palette.ink, 0.1),
      drawLit(brush, mirrorOutline(side), color) +
        line(`M0 132V${hem}`, dark, 2, 0.6) +
        line(`M0 420L5 ${hem}`, dark, 4, 0.7),
    ),
    drawLit(brush, collar, mixColors(color, palette.low, 0.08)),
  ].join("");
}

export const drawLongCoat = (brush: Brush, pose: Pose) => drawCoat(brush, 672, brush.cloth, pose);

/** Draws a belted, sand-colored trench coat. */
export function drawTrenchCoat(brush: Brush, pose: Pose): string {
  const { build, palette, random } = brush;
  const sand = mixColors(random.pick(["#b79a72", "#8d7a63", "#59606a", "#a5574a"]), palette.ink, 0.45);
  const half = build.waist + 13;
  const belt = mirrorOutline(`${half + 1} 291, ${half + 1} 309`);
  return (
    drawCoat(brush, 640, sand, pose === "at ease" ? "hand in pocket" : pose) +
    drawLit(brush, belt, mixColors(sand, palette.ink, 0.45)) +
    line(
      `M${-build.shoulder + 12} 176C-40 206 40 206 ${build.shoulder - 12} 176`,
      mixColors(sand, palette.ink, 0.6),
      2,
      0.6,
    )
  );
}
