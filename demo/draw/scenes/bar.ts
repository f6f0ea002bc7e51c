import { mix } from "../color.ts";
import { box, fill, line } from "../shapes.ts";
import { height, shine, width, type Stage } from "../stage.ts";

/** Shelves of bottles against warm light. */
export function bar(stage: Stage): string {
  const { palette, random, canvas } = stage;
  const wood = mix("#2a1712", palette.ink, 0.4);
  const glass = ["#c98f4a", "#7a9a86", "#e0c9a0", "#8c4a3a", "#5d7f93", palette.low, palette.mid];
  const back = canvas.linear([
    [0, mix("#f2b565", palette.low, 0.4)],
    [1, mix("#7a3f22", palette.mid, 0.4)],
  ]);
  const bottle = (x: number, foot: number) => {
    const [half, tall] = [random.between(12, 21), random.between(92, 165)];
    return fill(
      `M${x - half} ${foot}v${-tall * 0.55}c0-${tall * 0.16} ${half * 0.7}-${tall * 0.12} ${half * 0.7}-${tall * 0.45}h${half * 0.6}c0 ${tall * 0.33} ${half * 0.7} ${tall * 0.29} ${half * 0.7} ${tall * 0.45}v${tall * 0.55}z`,
      random.pick(glass),
      0.78,
    );
  };
  const shelf = (foot: number) => {
    let drawn = "";
    for (let x = 40; x < width - 20; x += random.between(38, 62))
      if (random.chance(0.86)) drawn += bottle(x, foot);
    return drawn + box(0, foot, width, 14, wood) + box(0, foot, width, 3, palette.glow, 0.5);
  };
  return [
    box(0, 0, width, height, back),
    [240, 470, 700]
      .map((foot) => shine(stage, width / 2, foot - 60, 520, "#ffd591", 0.32) + shelf(foot))
      .join(""),
    [0, 318, 630, 946].map((x) => box(x - 8, 0, 22, 900, wood)).join(""),
    box(
      0,
      880,
      width,
      400,
      canvas.linear([
        [0, mix(wood, palette.low, 0.2)],
        [1, palette.ink],
      ]),
    ),
    box(0, 872, width, 22, mix(wood, palette.glow, 0.25)),
    [200, 760]
      .map(
        (x) =>
          line(`M${x} 0V120`, palette.ink, 4) +
          fill(
            `M${x - 60} 190C${x - 56} 130 ${x - 20} 120 ${x} 118C${x + 20} 120 ${x + 56} 130 ${x + 60} 190Z`,
            wood,
          ) +
          shine(stage, x, 200, 150, "#ffe2a8", 0.85),
      )
      .join(""),
  ].join("");
}
