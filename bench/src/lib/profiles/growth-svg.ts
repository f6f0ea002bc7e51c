import { chartText } from "../chart-text.ts";

export interface Panel {
  title: string;
  points: { size: number; p50: number; p95: number }[];
}

const columns = 4;
const [width, height] = [220, 170];
const frame = { left: 42, right: 14, top: 30, bottom: 26 };
const header = 62;

const style = `${chartText}
  text { fill: #2a2433; } .tick { fill: #6b6478; }
  .grid { stroke: #d9d4e0; }
  .p50, .p95 { fill: none; stroke-width: 2; stroke-linejoin: round; }
  .p50 { stroke: #6d5bd0; } .p95 { stroke: #b3541e; }
  .dot50 { fill: #6d5bd0; } .dot95 { fill: #b3541e; }
  .ground { fill: #ffffff; }
  @media (prefers-color-scheme: dark) {
    text { fill: #eee9f5; } .tick { fill: #a79fb5; } .grid { stroke: #40384d; } .ground { fill: #17131f; }
    .p50 { stroke: #a99bff; } .p95 { stroke: #f0a06a; } .dot50 { fill: #a99bff; } .dot95 { fill: #f0a06a; }
  }`;

/** Draws one small chart per cell, all with the same logarithmic scales, so that they can be compared. */
export function drawGrowth(panels: Panel[], sizes: number[]): string {
  const times = panels.flatMap(({ points }) => points.flatMap(({ p50, p95 }) => [p50, p95]));
  const decades = {
    low: Math.floor(Math.log10(Math.min(...times, 1))),
    high: Math.ceil(Math.log10(Math.max(...times, 10))),
  };
  const rows = Math.ceil(panels.length / columns);
  const [wide, high] = [columns * width, header + rows * height];
  const drawn = panels.map((panel, at) => {
    const [x, y] = [(at % columns) * width, header + Math.floor(at / columns) * height];
    return `<g transform="translate(${x} ${y})">${drawPanel(panel, sizes, decades)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}" role="img" aria-label="How latencies grow with the number of profiles">
<style>${style}</style>
<rect class="ground" width="${wide}" height="${high}"/>
<text class="title" x="16" y="26">Milliseconds for one visitor, from 10 thousand to 1 million profiles</text>
<path class="p50" d="M16 44h20"/><text x="42" y="48">p50</text>
<path class="p95" d="M86 44h20" stroke-dasharray="5 3"/><text x="112" y="48">p95</text>
${drawn.join("\n")}
</svg>
`;
}

const formatSize = (size: number) => (size >= 1_000_000 ? `${size / 1_000_000}M` : `${size / 1000}k`);

function drawPanel(
  { title, points }: Panel,
  sizes: number[],
  decades: { low: number; high: number },
): string {
  const [first = 1, last = 10] = [sizes[0], sizes.at(-1)];
  const toFractionX = (size: number) => Math.log10(size / first) / Math.log10(last / first);
  const x = (size: number) => frame.left + toFractionX(size) * (width - frame.left - frame.right);
  const tall = height - frame.top - frame.bottom;
  const toFractionY = (value: number) => (Math.log10(value) - decades.low) / (decades.high - decades.low);
  const y = (value: number) => height - frame.bottom - toFractionY(value) * tall;
  const formatCoordinate = (value: number) => value.toFixed(1);

  const powers = Array.from(
    { length: decades.high - decades.low + 1 },
    (_, step) => 10 ** (decades.low + step),
  );
  const grid = powers.map(
    (value) =>
      `<path class="grid" d="M${frame.left} ${formatCoordinate(y(value))}H${width - frame.right}"/>` +
      `<text class="tick" x="${frame.left - 6}" y="${formatCoordinate(y(value) + 3)}" text-anchor="end">${Number(value.toPrecision(1))}</text>`,
  );
  const ticks = sizes.map(
    (size) =>
      `<text class="tick" x="${formatCoordinate(x(size))}" y="${height - 10}" text-anchor="middle">${formatSize(size)}</text>`,
  );
  const drawLine = (figure: "p50" | "p95") => {
    const path = points
      .map((point) => `${formatCoordinate(x(point.size))} ${formatCoordinate(y(point[figure]))}`)
      .join("L");
    const dots = points.map(
      (point) =>
        `<circle class="dot${figure.slice(1)}" cx="${formatCoordinate(x(point.size))}" cy="${formatCoordinate(y(point[figure]))}" r="3">` +
        `<title>${point.size} profiles: ${figure} ${point[figure].toFixed(2)} ms</title></circle>`,
    );
    const dashes = figure === "p95" ? ' stroke-dasharray="5 3"' : "";
    return `<path class="${figure}" d="M${path}"${dashes}/>${dots.join("")}`;
  };
  const lines = points.length > 0 ? drawLine("p50") + drawLine("p95") : "";
  return `<text class="name" x="${frame.left}" y="18">${title}</text>${grid.join("")}${ticks.join("")}${lines}`;
}
