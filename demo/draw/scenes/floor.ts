import { mix } from "../color.ts";
import { polygon } from "../geometry.ts";
import { box, fill, repeat } from "../shapes.ts";
import { height, width, type Stage } from "../stage.ts";

/** A polished floor that runs toward the light. */
export function drawFloor({ canvas, palette, light }: Stage, from: number): string {
  const paint = canvas.linear([
    [0, mix(palette.shade, palette.low, 0.35)],
    [0.4, mix(palette.shade, palette.ink, 0.4)],
    [1, palette.ink],
  ]);
  const boards = repeat(13, (index) => {
    const [top, foot] = [width * (-0.1 + index * 0.1), width * (-1 + index * 0.25)];
    return fill(
      polygon([
        [top, from],
        [top + 2, from],
        [foot + 6, height],
        [foot, height],
      ]),
      palette.ink,
      0.4,
    );
  });
  const gleam = canvas.linear([
    [0, palette.glow, 0.45],
    [1, palette.glow, 0],
  ]);
  return [
    box(0, from, width, height - from, paint),
    boards,
    fill(
      polygon([
        [light.x - 110, from],
        [light.x + 110, from],
        [light.x + 230, height],
        [light.x - 230, height],
      ]),
      gleam,
    ),
  ].join("");
}

/** A stone balustrade to stand at when there is no room around. */
export function drawBalustrade({ canvas, palette }: Stage, top: number): string {
  const stone = mix(palette.shade, palette.ink, 0.35);
  const lit = mix(stone, palette.low, 0.45);
  const post = (x: number) =>
    fill(
      `M${x - 9} ${top + 30}h18c2 26 12 40 12 66c0 22-12 26-14 50h-14c-2-24-14-28-14-50c0-26 10-40 12-66z`,
      stone,
    );
  const ground = canvas.linear([
    [0, mix(stone, palette.low, 0.2)],
    [1, palette.ink],
  ]);
  return [
    box(0, top + 150, width, height, ground),
    box(0, top + 20, width, 130, palette.ink, 0.35),
    repeat(17, (index) => post(20 + index * 58)),
    box(0, top, width, 30, stone),
    box(0, top, width, 5, lit),
    box(0, top + 144, width, 20, stone),
    box(0, top + 144, width, 4, lit, 0.6),
  ].join("");
}
