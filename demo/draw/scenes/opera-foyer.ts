import { mix } from "../color.ts";
import { box, disc, fill, line } from "../shapes.ts";
import { drawSky } from "../sky.ts";
import { height, shine, width, type Stage } from "../stage.ts";
import { drawFloor } from "./floor.ts";

/** Round-arched windows, columns and a chandelier. */
export function operaFoyer(stage: Stage): string {
  const { palette, random, canvas } = stage;
  const wall = mix(random.pick(["#6d2432", "#7b5b33", "#2d3f4f", "#4b3a5e", "#355045"]), palette.shade, 0.35);
  const gold = mix("#e0b56a", palette.low, 0.25);
  const stucco = canvas.linear([
    [0, mix(wall, palette.ink, 0.6)],
    [0.5, wall],
    [1, mix(wall, palette.ink, 0.55)],
  ]);
  const arch = (x: number, half: number, grow: number) =>
    `M${x - half - grow} 1040V400a${half + grow} ${half + grow} 0 0 1 ${(half + grow) * 2} 0V1040Z`;
  const bays = [160, 480, 800];
  const column = canvas.linear(
    [
      [0, mix(gold, palette.ink, 0.75)],
      [0.3, mix(gold, "#ffffff", 0.35)],
      [0.55, gold],
      [1, mix(gold, palette.ink, 0.8)],
    ],
    [1, 0],
  );
  return [
    `<g clip-path="${canvas.clip(bays.map((x) => arch(x, 104, 0)).join(""))}">${drawSky(stage)}</g>`,
    fill(`M0 0H${width}V${height}H0Z${bays.map((x) => arch(x, 104, 0)).join("")}`, stucco).replace(
      "<path",
      '<path fill-rule="evenodd"',
    ),
    bays
      .map(
        (x) =>
          line(arch(x, 104, 10), gold, 7) +
          line(
            `M${x} 296V1040M${x - 104} 560H${x + 104}M${x - 104} 800H${x + 104}`,
            mix(wall, palette.ink, 0.6),
            7,
          ),
      )
      .join(""),
    box(0, 150, width, 18, gold) + box(0, 176, width, 5, gold, 0.6),
    [0, 320, 640, 960]
      .map(
        (x) =>
          box(x - 26, 180, 52, 880, column) +
          box(x - 40, 178, 80, 26, gold) +
          box(x - 38, 1036, 76, 26, gold),
      )
      .join(""),
    drawFloor(stage, 1056),
    chandelier(stage, random.between(380, 580), gold),
  ].join("");
}

function chandelier(stage: Stage, x: number, gold: string): string {
  const lamps = [-120, -80, -40, 0, 40, 80, 120];
  return [
    shine(stage, x, 190, 330, "#ffe3a6", 0.5),
    line(`M${x} 0V150`, gold, 4),
    line(
      `M${x - 120} 196C${x - 70} 258 ${x + 70} 258 ${x + 120} 196M${x - 80} 190C${x - 40} 226 ${x + 40} 226 ${x + 80} 190M${x} 120V250`,
      gold,
      4,
    ),
    lamps
      .map((dx) => {
        const y = 186 + Math.abs(dx) * 0.05;
        return shine(stage, x + dx, y - 12, 30, "#fff0c8", 0.9) + disc(x + dx, y - 12, 6, "#fffaf0");
      })
      .join(""),
  ].join("");
}
