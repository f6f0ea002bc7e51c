import { chartText } from "../chart-text.ts";

export interface Panel {
  title: string;
  unit: string;
  lines: PanelLine[];
}

export interface PanelLine {
  name: string;
  /** One of the three colors; a dashed line has the color of the full one it belongs to. */
  color: "first" | "second" | "third";
  isDashed?: boolean;
  points: { minute: number; value: number }[];
}

const width = 880;
const [header, height] = [48, 210];
const frame = { left: 56, right: 190, top: 34, bottom: 30 };
const bottom = height - frame.bottom;

/** Colors of the product in both themes: ground, ink, muted, line, accent, gold and jade. */
const style = `${chartText}
  text { fill: #231a2c; } .tick { fill: #665a70; }
  .grid { stroke: #e3d9cb; }
  .line { fill: none; stroke-width: 1.6; stroke-linejoin: round; }
  .dashed { stroke-dasharray: 5 4; }
  .first { stroke: #8b3a60; } .second { stroke: #86620f; } .third { stroke: #1c7452; }
  .ground { fill: #faf7f2; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f5f0ea; } .tick { fill: #b9afc2; } .grid { stroke: #39324a; } .ground { fill: #121018; }
    .first { stroke: #e3a0b6; } .second { stroke: #dcbc78; } .third { stroke: #74d3ac; }
  }`;

/** Draws charts over the same minutes, one below the other. */
export function drawPanels(title: string, panels: Panel[], minutes: number): string {
  const high = header + panels.length * height;
  const drawn = panels.map(
    (panel, at) => `<g transform="translate(0 ${header + at * height})">${drawPanel(panel, minutes)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${high}" width="${width}" height="${high}" role="img" aria-label="${title}">
<style>${style}</style>
<rect class="ground" width="${width}" height="${high}"/>
<text class="title" x="16" y="28">${title}</text>
${drawn.join("\n")}
</svg>
`;
}

function drawPanel({ title, unit, lines }: Panel, minutes: number): string {
  const largest = Math.max(...lines.flatMap(({ points }) => points.map(({ value }) => value)), 1);
  const step = chooseStep(largest);
  const top = Math.ceil(largest / step) * step;
  const x = (minute: number) =>
    frame.left + Math.min(minute / minutes, 1) * (width - frame.left - frame.right);
  const y = (value: number) => bottom - (value / top) * (bottom - frame.top);
  const grid = Array.from({ length: Math.round(top / step) + 1 }, (_, at) => at * step).map(
    (value) =>
      `<path class="grid" d="M${frame.left} ${y(value).toFixed(1)}H${width - frame.right}"/>` +
      `<text class="tick" x="${frame.left - 6}" y="${(y(value) + 3).toFixed(1)}" text-anchor="end">${Number(value.toFixed(2))}</text>`,
  );
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<text class="tick" x="${x(share * minutes).toFixed(1)}" y="${height - 12}" text-anchor="middle">${Number((share * minutes).toFixed(1))} min</text>`,
  );
  const drawn = lines.map(({ color, isDashed, points }) => {
    const path = points.map(({ minute, value }) => `${x(minute).toFixed(1)} ${y(value).toFixed(1)}`);
    return path.length > 0
      ? `<path class="line ${color}${isDashed ? " dashed" : ""}" d="M${path.join("L")}"/>`
      : "";
  });
  return `<text class="name" x="16" y="18">${title}, ${unit}</text>${grid.join("")}${ticks.join("")}${drawn.join("")}${drawLegend(lines)}`;
}

/** A legend instead of labels at the ends of the lines, which would overlap. */
const drawLegend = (lines: PanelLine[]): string =>
  lines
    .map(({ name, color, isDashed }, at) => {
      const [left, middle] = [width - frame.right + 14, frame.top + 8 + at * 20];
      return (
        `<path class="line ${color}${isDashed ? " dashed" : ""}" d="M${left} ${middle}h24"/>` +
        `<text x="${left + 32}" y="${middle + 4}">${name}</text>`
      );
    })
    .join("");

/** A step of 1, 2 or 5 times a power of ten that divides the height into at most five parts. */
export function chooseStep(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(largest / 5));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => largest / step <= 5) ?? power * 10;
}
