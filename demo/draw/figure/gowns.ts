import { type Brush, type Pose, drawBack, drawFolds, drawLit, withArms, shoulderLine } from "./body.ts";
import {
  type Point,
  mirrorOutline,
  disc,
  fill,
  line,
  mirrorLine,
  mixColors,
  outline,
  parsePoints,
  repeat,
} from "../svg.ts";

/** Side line of a skirt, from under the arm down to the floor. */
const skirt = ({ build: { chest, waist, hip } }: Brush, flare: number): Point[] =>
  parsePoints(`${chest - 1} 226, ${waist} 298, ${hip} 382, ${hip + flare * 0.25} 520,
        ${hip + flare} 796`);

/** Draws a dress whose upper edge runs from armpit to armpit through the given points. */
function drawBodice(brush: Brush, edge: readonly Point[], flare: number): string {
  const side = skirt(brush, flare);
  const shape = outline(side, mirrorLine(side), edge);
  const { hip, waist } = brush.build;
  return (
    drawLit(brush, shape, brush.cloth) +
    drawFolds(brush, shape, { y: 300, half: waist }, { y: 800, half: hip + flare })
  );
}

const drawSeam = ({ cloth, palette }: Brush, y = 300) =>
  line(`M0 ${y}V796`, mixColors(cloth, palette.ink, 0.6), 1.6, 0.6);

/** Draws a gown with thin straps and a back that is open down to the shoulder blades. */
export function drawEveningGown(brush: Brush, pose: Pose): string {
  const { build, random, cloth, rim } = brush;
  const depth = random.between(222, 248);
  const strap = random.pick([0.42, 0.62]);
  const straps = `M${-build.chest * 0.8} 214L${-build.shoulder * strap} 136M${build.chest * 0.8} 214L${build.shoulder * strap} 136`;
  return [
    withArms(brush, pose, brush.skin, drawBack(brush)),
    line(straps, cloth, 5.5),
    line(straps, rim, 1.2, 0.4),
    drawBodice(
      brush,
      parsePoints(`${-build.chest} 204, ${-build.chest * 0.5} ${depth - 8}, 0 ${depth},
        ${build.chest * 0.5} ${depth - 8}, ${build.chest} 204`),
      random.between(30, 74),
    ),
    drawSeam(brush, depth),
  ].join("");
}

/** Draws a gown with bare shoulders above a broad fold of cloth. */
export function drawOffShoulderGown(brush: Brush, pose: Pose): string {
  const { build, cloth, palette } = brush;
  const s = build.shoulder;
  const band = outline(
    parsePoints(`${-s - 6} 186, ${-s * 0.4} 196, 0 200, ${s * 0.4} 196, ${s + 6} 186`),
    parsePoints(`${s + 4} 226, ${s * 0.4} 240, 0 243, ${-s * 0.4} 240, ${-s - 4} 226`),
  );
  return [
    withArms(brush, pose, brush.skin, drawBack(brush)),
    drawBodice(brush, parsePoints(`${-build.chest} 214, 0 220, ${build.chest} 214`), 60),
    drawLit(brush, band, mixColors(cloth, palette.low, 0.12)),
    drawSeam(brush, 243),
  ].join("");
}

const outlineCovered = (brush: Brush, flare: number, pad = 0) =>
  mirrorOutline([...shoulderLine(brush, pad), ...skirt(brush, flare)]);

/** Draws a gown with long sleeves and a small teardrop opening at the neck. */
export function drawSleevedGown(brush: Brush, pose: Pose): string {
  const { build, cloth, palette, rim } = brush;
  const shape = outlineCovered(brush, 52);
  return [
    withArms(
      brush,
      pose,
      mixColors(cloth, palette.ink, 0.12),
      drawLit(brush, shape, cloth) +
        drawFolds(brush, shape, { y: 300, half: build.waist }, { y: 800, half: build.hip + 52 }),
    ),
    fill("M0 120C-20 160-17 206 0 222C17 206 20 160 0 120Z", brush.skin),
    fill("M0 120C-20 160-17 206 0 222C17 206 20 160 0 120Z", palette.ink, 0.25),
    repeat(5, (index) => disc(0, 240 + index * 13, 2.6, rim, 0.75)),
    line(
      `M${-build.waist} 300C${-build.waist / 2} 306 ${build.waist / 2} 306 ${build.waist} 300`,
      rim,
      2,
      0.4,
    ),
  ].join("");
}

export function drawHighNeckDress(brush: Brush, pose: Pose): string {
  const { build, cloth, palette, rim } = brush;
  const shape = outlineCovered(brush, 20);
  const collar = mirrorOutline(`${build.neck + 1} 92, ${build.neck + 1} 108, ${build.neck + 10} 128`);
  return [
    withArms(
      brush,
      pose,
      brush.skin,
      drawLit(brush, shape, cloth) +
        drawFolds(brush, shape, { y: 320, half: build.waist }, { y: 800, half: build.hip + 20 }),
    ),
    drawLit(brush, collar, cloth),
    line("M0 94V270", mixColors(cloth, palette.ink, 0.7), 2, 0.7),
    line(`M${-build.waist - 1} 296C-20 304 20 304 ${build.waist + 1} 296`, rim, 7, 0.55),
  ].join("");
}

/** Draws a jacket laid over the shoulders, with empty sleeves. */
export function drawJacketOverDress(brush: Brush): string {
  const { build, cloth, palette, rim, random } = brush;
  const s = build.shoulder + 12;
  const wool = mixColors(random.pick(["#efe6d8", "#1b1820", "#7a6a5a", "#39465a"]), palette.ink, 0.42);
  const dress = outlineCovered(brush, 16);
  const jacket =
    mirrorOutline(`${build.neck + 4} 110, ${s * 0.55} 132, ${s - 6} 146, ${s + 2} 176, ${s + 6} 280,
        ${s + 2} 412`);
  const sleeve = (way: number) =>
    `M${way * (s - 4)} 170C${way * (s + 10)} 240 ${way * (s + 8)} 330 ${way * (s + 2)} 408L${way * (s - 26)} 412C${way * (s - 22)} 320 ${way * (s - 22)} 250 ${way * (s - 4)} 170Z`;
  return [
    drawLit(brush, dress, cloth),
    drawFolds(brush, dress, { y: 320, half: build.waist }, { y: 800, half: build.hip + 16 }),
    drawLit(brush, jacket, wool),
    line(
      `M0 124V412M${-s * 0.5} 150C${-s * 0.46} 250 ${-s * 0.44} 330 ${-s * 0.5} 412M${s * 0.5} 150C${s * 0.46} 250 ${s * 0.44} 330 ${s * 0.5} 412`,
      mixColors(wool, palette.ink, 0.55),
      1.8,
      0.6,
    ),
    drawLit(brush, sleeve(-1), mixColors(wool, palette.ink, 0.1)),
    drawLit(brush, sleeve(1), mixColors(wool, palette.ink, 0.1)),
    line(`M${-build.neck - 8} 118C-14 128 14 128 ${build.neck + 8} 118`, rim, 3, 0.4),
  ].join("");
}

export function drawCape(brush: Brush): string {
  const { build, cloth, palette } = brush;
  const s = build.shoulder;
  const shape = mirrorOutline([
    ...shoulderLine(brush, 2).slice(0, 4),
    ...parsePoints(`${s + 6} 176, ${s + 26} 330, ${s + 40} 620, ${s + 62} 796`),
  ]);
  const collar = mirrorOutline(`${build.neck + 4} 88, ${build.neck + 15} 100, ${build.neck + 24} 130`);
  return (
    drawLit(brush, shape, cloth) +
    drawFolds(brush, shape, { y: 140, half: s * 0.7 }, { y: 800, half: s + 62 }) +
    drawLit(brush, collar, mixColors(cloth, palette.low, 0.15))
  );
}
