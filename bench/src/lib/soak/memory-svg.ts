import type { ResidentSample, TimedReading } from "./memory-reading.ts";

const [width, height] = [880, 320];
const frame = { left: 56, right: 130, top: 56, bottom: 36 };

const style = `
  text { font: 12px system-ui, sans-serif; fill: #2a2433; }
  .title { font-size: 15px; font-weight: 600; }
  .tick { font-size: 10px; fill: #6b6478; }
  .grid { stroke: #d9d4e0; }
  .line { fill: none; stroke-width: 2; stroke-linejoin: round; }
  .resident { stroke: #6b6478; } .heap { stroke: #6d5bd0; } .external { stroke: #b3541e; }
  .ground { fill: #ffffff; }
  @media (prefers-color-scheme: dark) {
    text { fill: #eee9f5; } .tick { fill: #a79fb5; } .grid { stroke: #40384d; } .ground { fill: #17131f; }
    .resident { stroke: #a79fb5; } .heap { stroke: #a99bff; } .external { stroke: #f0a06a; }
  }`;

interface Line {
  name: string;
  kind: "resident" | "heap" | "external";
  points: { minute: number; megabytes: number }[];
}

/** Draws resident memory, and heap and external memory after each forced collection, over the minutes of a soak. */
export function drawMemory(readings: TimedReading[], samples: ResidentSample[], minutes: number): string {
  const lines: Line[] = [
    { name: "resident", kind: "resident", points: samples },
    {
      name: "heap + external",
      kind: "external",
      points: readings.map(({ minute, heap, external }) => ({ minute, megabytes: heap + external })),
    },
    {
      name: "heap",
      kind: "heap",
      points: readings.map(({ minute, heap }) => ({ minute, megabytes: heap })),
    },
  ];
  const largest = Math.max(...samples.map(({ megabytes }) => megabytes), 1);
  const top = Math.ceil(largest / 100) * 100;
  const x = (minute: number) => frame.left + (minute / minutes) * (width - frame.left - frame.right);
  const y = (megabytes: number) =>
    height - frame.bottom - (megabytes / top) * (height - frame.top - frame.bottom);
  const grid = Array.from({ length: top / 100 + 1 }, (_, step) => step * 100).map(
    (value) =>
      `<path class="grid" d="M${frame.left} ${y(value).toFixed(1)}H${width - frame.right}"/>` +
      `<text class="tick" x="${frame.left - 6}" y="${(y(value) + 3).toFixed(1)}" text-anchor="end">${value}</text>`,
  );
  const ticks = [0, minutes / 3, (minutes * 2) / 3, minutes].map(
    (minute) =>
      `<text class="tick" x="${x(minute).toFixed(1)}" y="${height - 14}" text-anchor="middle">${Number(minute.toFixed(1))} min</text>`,
  );
  const drawn = lines.map(({ name, kind, points }) => {
    const path = points.map(({ minute, megabytes }) => `${x(minute).toFixed(1)} ${y(megabytes).toFixed(1)}`);
    const label = `<text x="${width - frame.right + 8}" y="${(y(points.at(-1)?.megabytes ?? 0) + 4).toFixed(1)}">${name}</text>`;
    return points.length > 0 ? `<path class="line ${kind}" d="M${path.join("L")}"/>${label}` : "";
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Memory of one node under mixed load">
<style>${style}</style>
<rect class="ground" width="${width}" height="${height}"/>
<text class="title" x="16" y="26">Megabytes of one node under mixed load; heap and external after a forced collection</text>
${grid.join("")}${ticks.join("")}
${drawn.join("\n")}
</svg>
`;
}
