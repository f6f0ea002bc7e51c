import { mix } from "./color.ts";
import { outline, type Point } from "./geometry.ts";
import { box, disc, fill, repeat } from "./shapes.ts";
import { height, shine, width, type Stage } from "./stage.ts";

/** The evening sky with its sun or moon, a few stars high up and bars of cloud near the horizon. */
export function drawSky(stage: Stage): string {
  const { canvas, palette, random, light, horizon } = stage;
  const ground = canvas.linear([
    [0, palette.high],
    [0.3, mix(palette.high, palette.mid, 0.62)],
    [0.48, palette.mid],
    [horizon / height - 0.02, palette.low],
    [horizon / height + 0.05, mix(palette.low, palette.glow, 0.45)],
    [1, palette.low],
  ]);
  const radius = random.between(42, 86);
  return [
    box(0, 0, width, height, ground),
    random.chance(0.6) ? stars(stage) : "",
    shine(stage, light.x, light.y, 520, palette.glow, 0.5),
    shine(stage, light.x, light.y, radius * 2.1, palette.glow, 0.7),
    disc(light.x, light.y, radius, mix(palette.glow, "#ffffff", 0.25)),
    repeat(Math.floor(random.between(3, 8)), () => cloud(stage)),
  ].join("");
}

function stars({ palette, random, horizon }: Stage): string {
  return repeat(46, () => {
    const y = random.next() ** 1.6 * horizon * 0.62;
    return disc(
      random.between(0, width),
      y,
      random.between(0.8, 2.1),
      palette.glow,
      0.75 * (1 - y / horizon) * random.between(0.4, 1),
    );
  });
}

function cloud(stage: Stage): string {
  const { canvas, palette, random, horizon } = stage;
  const [x, y] = [random.between(-120, width - 120), horizon - random.between(40, 470)];
  const [long, high] = [random.between(260, 620), random.between(10, 30)];
  const upper: Point[] = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => [
    x + long * share,
    y - high * Math.sin(Math.PI * share) * random.between(0.5, 1.2),
  ]);
  const color = random.chance(0.5)
    ? mix(palette.low, palette.glow, 0.5)
    : mix(palette.mid, palette.shade, 0.4);
  const paint = canvas.linear(
    [
      [0, color, 0],
      [0.5, color, 0.55],
      [1, color, 0],
    ],
    [1, 0],
  );
  return fill(
    outline(upper, [
      [x + long, y + 3],
      [x + long / 2, y + 7],
      [x, y + 3],
    ]),
    paint,
  );
}
