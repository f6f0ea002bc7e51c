import { mix } from "../color.ts";
import { polygon, stroke } from "../geometry.ts";
import { box, fill, line, oval, repeat } from "../shapes.ts";
import { drawSky } from "../sky.ts";
import { height, shine, width, type Stage } from "../stage.ts";
import { drawRidge } from "./ridges.ts";

/** A garden at night: cypresses, hedges and paper lanterns. */
export function garden(stage: Stage): string {
  const { palette, random, horizon } = stage;
  const leaf = mix(mix("#12301f", palette.shade, 0.5), palette.ink, 0.4);
  const cypress = (x: number, tall: number, half: number) =>
    fill(
      `M${x} ${horizon + 120 - tall}C${x + half * 1.3} ${horizon - tall * 0.3} ${x + half} ${horizon + 40} ${x + half * 0.6} ${horizon + 130}H${x - half * 0.6}C${x - half} ${horizon + 40} ${x - half * 1.3} ${horizon - tall * 0.3} ${x} ${horizon + 120 - tall}Z`,
      leaf,
    );
  const lantern = (x: number, y: number, size: number) =>
    [
      line(`M${x} ${y - size - 40}V${y - size}`, palette.ink, 2),
      shine(stage, x, y, size * 4.6, "#ffbf6b", 0.62),
      oval(x, y, size, size * 1.12, random.pick(["#ffd08a", "#ffb27a", "#ffe2b0", "#f79a78"])),
      repeat(3, (i) =>
        line(`M${x - size * 0.9} ${y - size * 0.5 + i * size * 0.5}h${size * 1.8}`, "#9a4a2a", 1.4, 0.4),
      ),
      box(x - size * 0.4, y - size * 1.2, size * 0.8, size * 0.16, palette.ink),
    ].join("");
  const branch = stroke([
    [-20, random.between(60, 140)],
    [260, random.between(90, 170)],
    [620, random.between(60, 150)],
    [width + 20, random.between(100, 210)],
  ]);
  return [
    drawSky(stage),
    drawRidge(stage, { foot: horizon + 60, tall: 120, rough: 0.1, nearness: 0.35 }),
    repeat(8, (i) =>
      cypress(i * 130 + random.between(-40, 60), random.between(240, 520), random.between(26, 46)),
    ),
    box(0, horizon + 120, width, height, mix(leaf, palette.ink, 0.3)),
    fill(
      polygon([
        [430, horizon + 120],
        [530, horizon + 120],
        [860, height],
        [120, height],
      ]),
      mix(palette.shade, palette.low, 0.4),
      0.6,
    ),
    line(branch, palette.ink, 6),
    repeat(7, (i) =>
      lantern(70 + i * 136 + random.between(-30, 30), random.between(210, 470), random.between(24, 42)),
    ),
    repeat(
      6,
      (i) =>
        shine(stage, 300 - i * 40, horizon + 170 + i * 62, 60, "#ffcf8a", 0.6) +
        shine(stage, 660 + i * 40, horizon + 170 + i * 62, 60, "#ffcf8a", 0.6),
    ),
  ].join("");
}
