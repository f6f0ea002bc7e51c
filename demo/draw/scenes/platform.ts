import { mix } from "../color.ts";
import { polygon } from "../geometry.ts";
import { disc, fill, line } from "../shapes.ts";
import { drawSky } from "../sky.ts";
import { height, shine, width, type Stage } from "../stage.ts";

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
