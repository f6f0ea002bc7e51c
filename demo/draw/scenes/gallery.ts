import { mix } from "../color.ts";
import { outline } from "../geometry.ts";
import { box, fill, line, oval, repeat } from "../shapes.ts";
import { height, width, type Stage } from "../stage.ts";

/** A quiet room with one large abstract painting: light walls, for once. */
export function gallery(stage: Stage): string {
  const { palette, random, canvas } = stage;
  const wall = mix(mix(palette.glow, palette.low, 0.35), "#e9e2d8", 0.45);
  const [x, y, wide, tall] = [
    random.between(80, 170),
    random.between(120, 190),
    random.between(620, 700),
    random.between(640, 760),
  ];
  const paint = canvas.linear(
    [
      [0, mix(wall, palette.mid, 0.25)],
      [0.5, wall],
      [1, mix(wall, palette.mid, 0.4)],
    ],
    [1, 1],
  );
  const colors = [
    palette.mid,
    palette.shade,
    palette.low,
    mix(palette.mid, palette.glow, 0.5),
    "#b8863b",
    palette.high,
  ];
  const fields = repeat(7, () =>
    oval(
      x + random.between(0, wide),
      y + random.between(0, tall),
      random.between(90, 330),
      random.between(60, 280),
      random.pick(colors),
      random.between(0.45, 0.9),
    ),
  );
  return [
    box(0, 0, width, height, paint),
    box(x + 12, y + 18, wide, tall, palette.ink, 0.22),
    box(x, y, wide, tall, mix(palette.shade, palette.mid, 0.4)),
    `<g clip-path="${canvas.clip(`M${x} ${y}h${wide}v${tall}h-${wide}z`)}">${fields}${repeat(3, () => line(`M${x - 40} ${y + random.between(0, tall)}C${x + wide * 0.3} ${y + random.between(0, tall)} ${x + wide * 0.6} ${y + random.between(0, tall)} ${x + wide + 40} ${y + random.between(0, tall)}`, random.pick([palette.glow, "#d9ab5b", palette.ink]), random.between(4, 26), 0.7))}</g>`,
    fill(
      outline(
        [
          [x + wide * 0.1, 0],
          [x - 200, height],
        ],
        [
          [x + wide + 200, height],
          [x + wide * 0.9, 0],
        ],
      ),
      canvas.linear([
        [0, "#ffffff", 0.22],
        [1, "#ffffff", 0],
      ]),
    ),
    box(
      0,
      1080,
      width,
      200,
      canvas.linear([
        [0, mix(wall, palette.shade, 0.55)],
        [1, mix(wall, palette.ink, 0.7)],
      ]),
    ),
    box(0, 1068, width, 12, mix(wall, "#ffffff", 0.4)),
  ].join("");
}
