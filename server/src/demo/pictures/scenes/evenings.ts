import { mix } from "../color.ts";
import { polygon, stroke } from "../geometry.ts";
import { box, disc, fill, line, oval, repeat } from "../shapes.ts";
import { drawSky } from "../sky.ts";
import { height, shine, width, type Stage } from "../stage.ts";
import { drawRidge } from "./ridges.ts";

/** Under the glass roof of a station; a train with lit windows waits at the side. */
export function platform(stage: Stage): string {
  const { palette, canvas, random } = stage;
  const iron = mix(palette.ink, palette.shade, 0.3);
  const [vx, vy] = [random.between(520, 600), 760];
  const toward = (x: number, y: number, share: number) =>
    [x + (vx - x) * share, y + (vy - y) * share] as const;
  const rib = (share: number) => {
    const [left] = toward(-60, vy, share);
    const [right] = toward(width + 160, vy, share);
    const rise = 760 * (1 - share);
    return line(
      `M${left} ${vy + 40}C${left} ${vy - rise * 1.05} ${right} ${vy - rise * 1.05} ${right} ${vy + 40}`,
      iron,
      20 * (1 - share) + 3,
    );
  };
  const train = polygon([
    toward(-40, 520, 0),
    toward(-40, 520, 0.86),
    toward(-40, 1180, 0.86),
    toward(-40, 1180, 0),
  ]);
  const pane = (from: number, to: number) =>
    fill(
      polygon([toward(-40, 640, from), toward(-40, 640, to), toward(-40, 850, to), toward(-40, 850, from)]),
      "#ffdca0",
      0.92,
    );
  return [
    drawSky(stage),
    [0, 0.22, 0.4, 0.55, 0.67, 0.77].map(rib).join(""),
    [0.2, 0.35, 0.5, 0.65, 0.8]
      .map((share) => {
        const [x, y] = [share * width, 30 + Math.abs(share - 0.5) * 340];
        return line(`M${x} ${y}L${vx} ${vy - 130}`, iron, 3, 0.7);
      })
      .join(""),
    fill(
      polygon([
        [vx - 30, vy + 40],
        [vx + 60, vy + 40],
        [width + 500, height],
        [-80, height],
      ]),
      canvas.linear([
        [0, mix(palette.low, palette.shade, 0.4)],
        [0.5, mix(palette.shade, palette.ink, 0.4)],
        [1, palette.ink],
      ]),
    ),
    fill(
      train,
      canvas.linear([
        [0, mix("#3a1620", palette.ink, 0.2)],
        [0.5, mix("#5a2230", palette.shade, 0.4)],
        [1, palette.ink],
      ]),
    ),
    [0.02, 0.2, 0.36, 0.5, 0.61, 0.7, 0.77].map((from) => pane(from, from + 0.13 * (1 - from))).join(""),
    line(`M${toward(-40, 600, 0).join(" ")}L${toward(-40, 600, 0.86).join(" ")}`, "#e0b56a", 4, 0.8),
    [0, 0.35, 0.58]
      .map((share) => {
        const [x, y] = toward(900, 330, share);
        return (
          line(`M${x} ${y}V${vy + 330 * (1 - share)}`, iron, 9 * (1 - share)) +
          shine(stage, x, y, 130 * (1 - share), "#ffe2a8", 0.9) +
          disc(x, y, 22 * (1 - share), "#fff3d6")
        );
      })
      .join(""),
  ].join("");
}

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

/** Nothing but cloth and light. */
export function silk(stage: Stage): string {
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
    const color = mix(palette.shade, palette.low, depth);
    const paint = canvas.linear(
      [
        [0, mix(color, palette.ink, 0.55)],
        [0.34, color],
        [0.5, mix(color, palette.glow, 0.6)],
        [0.64, color],
        [1, mix(color, palette.ink, 0.6)],
      ],
      [1, random.between(-0.08, 0.08)],
    );
    const path = `${stroke(left)}L${right.at(-1)?.join(" ")}${stroke(right.toReversed()).replace(/^M[^C]*/, "")}Z`;
    return fill(path, paint, 0.92);
  };
  return (
    box(0, 0, width, height, palette.shade) +
    repeat(22, fold) +
    shine(stage, stage.light.x, 340, 620, palette.glow, 0.34)
  );
}
