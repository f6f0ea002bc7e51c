export type Point = readonly [x: number, y: number];
export type Joint = readonly [x: number, y: number, half: number];

const readTuples = (text: string, size: number) => {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return Array.from({ length: numbers.length / size }, (_, index) =>
    numbers.slice(index * size, (index + 1) * size),
  );
};
/** Parses "x y, x y". */
export const parsePoints = (text: string) => readTuples(text, 2) as unknown as Point[];
/** Parses "x y half, x y half". */
export const parseJoints = (text: string) => readTuples(text, 3) as unknown as Joint[];
export type Line = string | readonly Point[];
const toPoints = (line: Line) => (typeof line === "string" ? parsePoints(line) : line);

/** Rounds to a tenth of a pixel, which is precise enough and halves the bytes. */
export const roundTenth = (value: number) => Math.round(value * 10) / 10;
const toCoordinates = ([x, y]: Point) => `${roundTenth(x)} ${roundTenth(y)}`;

/** Returns a smooth curve through all points (Catmull-Rom as Béziers), without the leading `M`. */
function toCurve(points: readonly Point[]): string {
  const last = points.length - 1;
  const point = (index: number) => points[Math.min(last, Math.max(0, index))] ?? ([0, 0] as const);
  return points
    .slice(1)
    .map((to, index) => {
      const [before, from, after] = [point(index - 1), point(index), point(index + 2)];
      const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      return `C${toCoordinates(leave)} ${toCoordinates(arrive)} ${toCoordinates(to)}`;
    })
    .join("");
}

/** Closed shape of smooth lines that meet at corners. */
export const outline = (...lines: readonly Line[]) =>
  `${lines
    .map(toPoints)
    .map((line, index) => `${index === 0 ? "M" : "L"}${toCoordinates(line[0] ?? [0, 0])}${toCurve(line)}`)
    .join("")}Z`;

/** One smooth open line. */
export function stroke(line: Line): string {
  const through = toPoints(line);
  return `M${toCoordinates(through[0] ?? [0, 0])}${toCurve(through)}`;
}

/** Closed shape with straight edges. */
export const polygon = (corners: Line) => `M${toPoints(corners).map(toCoordinates).join("L")}Z`;

/** An elongated shape with a thickness at each joint: an arm, a leg, a braid. */
export function limb(along: string | readonly Joint[]): string {
  const all = typeof along === "string" ? parseJoints(along) : along;
  const sides = all.map(([x, y, half], index) => {
    const before = all[Math.max(0, index - 1)] ?? [x, y];
    const after = all[Math.min(all.length - 1, index + 1)] ?? [x, y];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / length) * half, (dx / length) * half];
    return { left: [x + nx, y + ny] as const, right: [x - nx, y - ny] as const };
  });
  return outline(
    sides.map(({ left }) => left),
    sides.map(({ right }) => right).toReversed(),
  );
}

/** Mirrors a line to the other side and reverses it, so that it runs upward. */
export const mirrorLine = (line: readonly Point[]): Point[] =>
  line.map(([x, y]): Point => [-x, y]).toReversed();

/** Returns a symmetric shape, given one of its sides from the top down. */
export const mirrorOutline = (side: Line) => outline(side, mirrorLine(toPoints(side)));

// Opacity is set on the paint, not on the element, because `opacity` would cost the renderer a layer per shape.
const toOpacityAttribute = (kind: "fill" | "stroke", opacity: number) =>
  opacity === 1 ? "" : ` ${kind}-opacity="${Math.round(opacity * 100) / 100}"`;
const paint = (color: string, opacity: number) => ` fill="${color}"${toOpacityAttribute("fill", opacity)}/>`;

export const fill = (shape: string, color: string, opacity = 1) =>
  `<path d="${shape}"${paint(color, opacity)}`;

export const line = (shape: string, color: string, width: number, opacity = 1) =>
  `<path d="${shape}" fill="none" stroke="${color}" stroke-width="${roundTenth(width)}" stroke-linecap="round"${toOpacityAttribute("stroke", opacity)}/>`;

export const box = (x: number, y: number, width: number, height: number, color: string, opacity = 1) =>
  `<rect x="${roundTenth(x)}" y="${roundTenth(y)}" width="${roundTenth(width)}" height="${roundTenth(height)}"${paint(color, opacity)}`;

export const disc = (x: number, y: number, radius: number, color: string, opacity = 1) =>
  `<circle cx="${roundTenth(x)}" cy="${roundTenth(y)}" r="${roundTenth(radius)}"${paint(color, opacity)}`;

export const oval = (x: number, y: number, rx: number, ry: number, color: string, opacity = 1) =>
  `<ellipse cx="${roundTenth(x)}" cy="${roundTenth(y)}" rx="${roundTenth(rx)}" ry="${roundTenth(ry)}"${paint(color, opacity)}`;

export const repeat = (times: number, draw: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => draw(index)).join("");

type Channels = [red: number, green: number, blue: number];

const toChannels = (hex: string): Channels => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const toHex = (channels: number[]) =>
  `#${channels
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** Interpolates from the first color (0) to the second (1). */
export function mixColors(from: string, to: string, share: number): string {
  const target = toChannels(to);
  return toHex(toChannels(from).map((channel, index) => channel + ((target[index] ?? 0) - channel) * share));
}

/** Rotates the hue by some degrees and keeps the lightness. */
export function turnHue(hex: string, degrees: number): string {
  const [red, green, blue] = toChannels(hex);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return toHex([
    red * (0.213 + cos * 0.787 - sin * 0.213) +
      green * (0.715 - cos * 0.715 - sin * 0.715) +
      blue * (0.072 - cos * 0.072 + sin * 0.928),
    red * (0.213 - cos * 0.213 + sin * 0.143) +
      green * (0.715 + cos * 0.285 + sin * 0.14) +
      blue * (0.072 - cos * 0.072 - sin * 0.283),
    red * (0.213 - cos * 0.213 - sin * 0.787) +
      green * (0.715 - cos * 0.715 + sin * 0.715) +
      blue * (0.072 + cos * 0.928 + sin * 0.072),
  ]);
}

/** Parses "0 #ffffff 0.5, 1 #000000": offset, color and, if below 1, opacity. */
const toStops = (text: string) =>
  text
    .split(",")
    .map((stop) => {
      const [offset, color, opacity = 1] = stop.trim().split(" ");
      return `<stop offset="${offset}" stop-color="${color}"${Number(opacity) === 1 ? "" : ` stop-opacity="${opacity}"`}/>`;
    })
    .join("");

export type Canvas = ReturnType<typeof createCanvas>;

/** Collects gradients and clips, each under a unique id. */
export function createCanvas() {
  const kept: string[] = [];
  function addDefinition(markup: (id: string) => string): string {
    const id = `d${kept.length}`;
    kept.push(markup(id));
    return `url(#${id})`;
  }
  return {
    /** Gradient from the top down, or along the given direction. */
    linear: (stops: string, [x, y]: readonly [x: number, y: number] = [0, 1]) =>
      addDefinition(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}">${toStops(stops)}</linearGradient>`,
      ),
    radial: (stops: string) =>
      addDefinition((id) => `<radialGradient id="${id}">${toStops(stops)}</radialGradient>`),
    clip: (shape: string) => addDefinition((id) => `<clipPath id="${id}"><path d="${shape}"/></clipPath>`),
    definitions: () => `<defs>${kept.join("")}</defs>`,
  };
}
