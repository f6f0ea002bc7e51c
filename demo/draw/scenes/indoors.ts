import { drawCurtain, drawFloor } from "./elements.ts";
import { drawRoofs } from "./old-town.ts";
import { drawBay, drawLake, drawSkyline, drawWaterfront } from "./outdoors.ts";
import { type Stage, drawSky, height, drawGlow, width } from "../stage.ts";
import { box, disc, fill, line, mixColors, outline, oval, parsePoints, repeat, stroke } from "../svg.ts";

/** Draws shelves of bottles against warm light. */
export function drawBar(stage: Stage): string {
  const { palette, random, canvas } = stage;
  const wood = mixColors("#2a1712", palette.ink, 0.4);
  const glass = ["#c98f4a", "#7a9a86", "#e0c9a0", "#8c4a3a", "#5d7f93", palette.low, palette.mid];
  const back = canvas.linear(
    `0 ${mixColors("#f2b565", palette.low, 0.4)}, 1 ${mixColors("#7a3f22", palette.mid, 0.4)}`,
  );
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
      .map((foot) => drawGlow(stage, width / 2, foot - 60, 520, "#ffd591", 0.32) + shelf(foot))
      .join(""),
    [0, 318, 630, 946].map((x) => box(x - 8, 0, 22, 900, wood)).join(""),
    box(0, 880, width, 400, canvas.linear(`0 ${mixColors(wood, palette.low, 0.2)}, 1 ${palette.ink}`)),
    box(0, 872, width, 22, mixColors(wood, palette.glow, 0.25)),
    [200, 760]
      .map(
        (x) =>
          line(`M${x} 0V120`, palette.ink, 4) +
          fill(
            `M${x - 60} 190C${x - 56} 130 ${x - 20} 120 ${x} 118C${x + 20} 120 ${x + 56} 130 ${x + 60} 190Z`,
            wood,
          ) +
          drawGlow(stage, x, 200, 150, "#ffe2a8", 0.85),
      )
      .join(""),
  ].join("");
}

const paintingColors = (palette: Stage["palette"]) => [
  palette.mid,
  palette.shade,
  palette.low,
  mixColors(palette.mid, palette.glow, 0.5),
  "#b8863b",
  palette.high,
];

/** Draws a quiet room with bright walls and one large abstract painting. */
export function drawGallery(stage: Stage): string {
  const { palette, random, canvas } = stage;
  const wall = mixColors(mixColors(palette.glow, palette.low, 0.35), "#e9e2d8", 0.45);
  const [x, y, wide, tall] = [
    random.between(80, 170),
    random.between(120, 190),
    random.between(620, 700),
    random.between(640, 760),
  ];
  const paint = canvas.linear(
    `0 ${mixColors(wall, palette.mid, 0.25)}, 0.5 ${wall}, 1 ${mixColors(wall, palette.mid, 0.4)}`,
    [1, 1],
  );
  const colors = paintingColors(palette);
  const blot = () =>
    oval(
      x + random.between(0, wide),
      y + random.between(0, tall),
      random.between(90, 330),
      random.between(60, 280),
      random.pick(colors),
      random.between(0.45, 0.9),
    );
  const fields = repeat(7, blot);
  return [
    box(0, 0, width, height, paint),
    box(x + 12, y + 18, wide, tall, palette.ink, 0.22),
    box(x, y, wide, tall, mixColors(palette.shade, palette.mid, 0.4)),
    `<g clip-path="${canvas.clip(`M${x} ${y}h${wide}v${tall}h-${wide}z`)}">${fields}${repeat(3, () => line(`M${x - 40} ${y + random.between(0, tall)}C${x + wide * 0.3} ${y + random.between(0, tall)} ${x + wide * 0.6} ${y + random.between(0, tall)} ${x + wide + 40} ${y + random.between(0, tall)}`, random.pick([palette.glow, "#d9ab5b", palette.ink]), random.between(4, 26), 0.7))}</g>`,
    fill(
      outline(
        parsePoints(`${x + wide * 0.1} 0, ${x - 200} ${height}`),
        parsePoints(`${x + wide + 200} ${height}, ${x + wide * 0.9} 0`),
      ),
      canvas.linear("0 #ffffff 0.22, 1 #ffffff 0"),
    ),
    box(
      0,
      1080,
      width,
      200,
      canvas.linear(`0 ${mixColors(wall, palette.shade, 0.55)}, 1 ${mixColors(wall, palette.ink, 0.7)}`),
    ),
    box(0, 1068, width, 12, mixColors(wall, "#ffffff", 0.4)),
  ].join("");
}

const cloths = ["#6b1f33", "#1f3a4d", "#2f4a3c", "#5a3a66", "#7a5a2e", "#39323f"];

/** Draws a tall window overlooking a city, with the curtains drawn aside. */
export function drawHotelWindow(stage: Stage): string {
  const { palette, random } = stage;
  const frame = mixColors(palette.ink, palette.shade, 0.25);
  const bars = random.pick([[480], [320, 640], [250, 710]]);
  const cloth = mixColors(random.pick(cloths), palette.shade, 0.3);
  return [
    random.pick([drawSkyline, drawWaterfront, drawBay, drawRoofs, drawLake])(stage),
    bars.map((x) => box(x - 8, 0, 16, 1080, frame)).join(""),
    random.chance(0.5) ? box(0, 250, width, 13, frame) : "",
    box(0, 0, width, 34, frame),
    drawFloor(stage, 1075),
    box(0, 1058, width, 24, frame) + box(0, 1058, width, 4, palette.glow, 0.4),
    drawCurtain(stage, -20, random.between(110, 190), cloth),
    drawCurtain(stage, width - random.between(110, 190), 230, cloth),
  ].join("");
}

/** Draws a foyer with round-arched windows, columns and a chandelier. */
export function drawOperaFoyer(stage: Stage): string {
  const { palette, random, canvas } = stage;
  const wall = mixColors(
    random.pick(["#6d2432", "#7b5b33", "#2d3f4f", "#4b3a5e", "#355045"]),
    palette.shade,
    0.35,
  );
  const gold = mixColors("#e0b56a", palette.low, 0.25);
  const stucco = canvas.linear(
    `0 ${mixColors(wall, palette.ink, 0.6)}, 0.5 ${wall}, 1 ${mixColors(wall, palette.ink, 0.55)}`,
  );
  const arch = (x: number, half: number, grow: number) =>
    `M${x - half - grow} 1040V400a${half + grow} ${half + grow} 0 0 1 ${(half + grow) * 2} 0V1040Z`;
  const bays = [160, 480, 800];
  const column = canvas.linear(
    `0 ${mixColors(gold, palette.ink, 0.75)}, 0.3 ${mixColors(gold, "#ffffff", 0.35)}, 0.55 ${gold},
        1 ${mixColors(gold, palette.ink, 0.8)}`,
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
            mixColors(wall, palette.ink, 0.6),
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
    drawChandelier(stage, random.between(380, 580), gold),
  ].join("");
}

function drawChandelier(stage: Stage, x: number, gold: string): string {
  const lamps = [-120, -80, -40, 0, 40, 80, 120];
  return [
    drawGlow(stage, x, 190, 330, "#ffe3a6", 0.5),
    line(`M${x} 0V150`, gold, 4),
    line(
      `M${x - 120} 196C${x - 70} 258 ${x + 70} 258 ${x + 120} 196M${x - 80} 190C${x - 40} 226 ${x + 40} 226 ${x + 80} 190M${x} 120V250`,
      gold,
      4,
    ),
    lamps
      .map((dx) => {
        const y = 186 + Math.abs(dx) * 0.05;
        return drawGlow(stage, x + dx, y - 12, 30, "#fff0c8", 0.9) + disc(x + dx, y - 12, 6, "#fffaf0");
      })
      .join(""),
  ].join("");
}

/** Draws a scene of only cloth and light. */
export function drawSilk(stage: Stage): string {
  const { palette, random, canvas } = stage;
  const [phase, lean] = [random.between(0, 6), random.between(-160, 160)];
  const edge = (at: number) =>
    Array.from({ length: 7 }, (_, step) => {
      const y = (step / 6) * (height + 80) - 40;
      const wave = Math.sin(phase + y / 210 + at / 190) * 52 + Math.sin(y / 430 + at / 320) * 70;
      return [at + wave + (lean * y) / height, y] as const;
    });
  const fold = (index: number) => {
    const [left, right] = [edge(index * 62 - 220), edge(index * 62 - 220 + random.between(84, 128))];
    const depth = random.between(0.2, 0.95);
    const color = mixColors(palette.shade, palette.low, depth);
    const paint = canvas.linear(
      `0 ${mixColors(color, palette.ink, 0.55)}, 0.34 ${color}, 0.5 ${mixColors(color, palette.glow, 0.6)},
        0.64 ${color}, 1 ${mixColors(color, palette.ink, 0.6)}`,
      [1, random.between(-0.08, 0.08)],
    );
    const path = `${stroke(left)}L${right.at(-1)?.join(" ")}${stroke(right.toReversed()).replace(/^M[^C]*/, "")}Z`;
    return fill(path, paint, 0.92);
  };
  return (
    box(0, 0, width, height, palette.shade) +
    repeat(22, fold) +
    drawGlow(stage, stage.light.x, 340, 620, palette.glow, 0.34)
  );
}
