import { type Stage, drawSky, height, drawGlow, width } from "../stage.ts";
import { box, disc, fill, line, mixColors, polygon, repeat } from "../svg.ts";

/** Draws an old town: domes and steeples far away, slate roofs with lit dormers close by. */
export function drawRoofs(stage: Stage): string {
  const { palette, random, horizon } = stage;
  const far = mixColors(mixColors(palette.low, palette.mid, 0.7), palette.ink, 0.3);
  return [
    drawSky(stage),
    box(0, horizon + 30, width, height, far),
    drawDome(random.between(160, 340), horizon + 40, random.between(74, 104), far),
    drawSteeple(random.between(560, 660), horizon + 40, random.between(320, 420), far),
    drawSteeple(random.between(740, 860), horizon + 40, random.between(180, 260), far),
    repeat(3, (index) => drawRoofRow(stage, horizon + 60 + index * 130, 0.4 + index * 0.28)),
  ].join("");
}

function drawDome(x: number, foot: number, radius: number, color: string): string {
  const crown = foot - 190;
  return [
    box(x - radius * 1.25, foot - 110, radius * 2.5, 140, color),
    box(x - radius, crown, radius * 2, 120, color),
    fill(
      `M${x - radius} ${crown}C${x - radius} ${crown - radius * 1.5} ${x + radius} ${crown - radius * 1.5} ${x + radius} ${crown}Z`,
      color,
    ),
    box(x - 14, crown - radius * 1.5, 28, 60, color),
    fill(
      polygon(`${x - 16} ${crown - radius * 1.48}, ${x} ${crown - radius * 2.2},
        ${x + 16} ${crown - radius * 1.48}`),
      color,
    ),
  ].join("");
}

const drawSteeple = (x: number, foot: number, tall: number, color: string) =>
  box(x - 26, foot - tall * 0.55, 52, tall * 0.6, color) +
  fill(
    polygon(`${x - 30} ${foot - tall * 0.54}, ${x} ${foot - tall}, ${x + 30} ${foot - tall * 0.54}`),
    color,
  ) +
  disc(x, foot - tall, 5, color);

function drawRoofRow({ palette, random }: Stage, foot: number, nearness: number): string {
  const slate = mixColors(mixColors(palette.mid, palette.shade, 0.6), palette.ink, nearness * 0.75);
  let [drawn, x] = ["", -random.between(0, 90)];
  while (x < width) {
    const [wide, tall] = [random.between(120, 230), random.between(50, 92)];
    const ridge = foot - tall;
    drawn += fill(
      polygon(`${x} ${foot + 20}, ${x + wide * 0.14} ${ridge}, ${x + wide * 0.86} ${ridge},
        ${x + wide} ${foot + 20}`),
      slate,
    );
    drawn += box(x, foot + 18, wide, 400, mixColors(slate, palette.ink, 0.25));
    drawn += box(x + wide * random.between(0.2, 0.7), ridge - 34, 22, 40, slate);
    drawn += line(
      `M${Math.round(x + wide * 0.14)} ${Math.round(ridge)}H${Math.round(x + wide * 0.86)}`,
      palette.glow,
      2,
      0.35,
    );
    for (let at = x + 34; at < x + wide - 40; at += 52) {
      drawn += box(
        at,
        foot - 22,
        20,
        30,
        random.chance(0.4) ? "#ffd48a" : mixColors(slate, palette.ink, 0.5),
        0.85,
      );
    }
    x += wide + 2;
  }
  return drawn;
}

/** Draws a platform under the glass roof of a station, with a waiting train whose windows are lit. */
export function drawPlatform(stage: Stage): string {
  const { palette, canvas, random } = stage;
  const iron = mixColors(palette.ink, palette.shade, 0.3);
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
      polygon(`${vx - 30} ${vy + 40}, ${vx + 60} ${vy + 40}, ${width + 500} ${height}, -80 ${height}`),
      canvas.linear(`0 ${mixColors(palette.low, palette.shade, 0.4)}, 0.5 ${mixColors(palette.shade, palette.ink, 0.4)},
        1 ${palette.ink}`),
    ),
    drawTrain(stage, toward),
    [0, 0.35, 0.58]
      .map((share) => {
        const [x, y] = toward(900, 330, share);
        return (
          line(`M${x} ${y}V${vy + 330 * (1 - share)}`, iron, 9 * (1 - share)) +
          drawGlow(stage, x, y, 130 * (1 - share), "#ffe2a8", 0.9) +
          disc(x, y, 22 * (1 - share), "#fff3d6")
        );
      })
      .join(""),
  ].join("");
}

function drawTrain(
  { palette, canvas }: Stage,
  toward: (x: number, y: number, share: number) => readonly [number, number],
): string {
  const side = (top: number, foot: number, from: number, to: number) =>
    polygon([toward(-40, top, from), toward(-40, top, to), toward(-40, foot, to), toward(-40, foot, from)]);
  const paint =
    canvas.linear(`0 ${mixColors("#3a1620", palette.ink, 0.2)}, 0.5 ${mixColors("#5a2230", palette.shade, 0.4)},
    1 ${palette.ink}`);
  return [
    fill(side(520, 1180, 0, 0.86), paint),
    ...[0.02, 0.2, 0.36, 0.5, 0.61, 0.7, 0.77].map((from) =>
      fill(side(640, 850, from, from + 0.13 * (1 - from)), "#ffdca0", 0.92),
    ),
    line(`M${toward(-40, 600, 0).join(" ")}L${toward(-40, 600, 0.86).join(" ")}`, "#e0b56a", 4, 0.8),
  ].join("");
}
