import { mix } from "../color.ts";
import { polygon } from "../geometry.ts";
import { box, disc, fill, line, repeat } from "../shapes.ts";
import { drawSky } from "../sky.ts";
import { height, width, type Stage } from "../stage.ts";

/** An old town: domes and steeples far away, slate roofs with lit dormers close by. */
export function roofs(stage: Stage): string {
  const { palette, random, horizon } = stage;
  const far = mix(mix(palette.low, palette.mid, 0.7), palette.ink, 0.3);
  return [
    drawSky(stage),
    box(0, horizon + 30, width, height, far),
    dome(random.between(160, 340), horizon + 40, random.between(74, 104), far),
    steeple(random.between(560, 660), horizon + 40, random.between(320, 420), far),
    steeple(random.between(740, 860), horizon + 40, random.between(180, 260), far),
    repeat(3, (index) => rowOfRoofs(stage, horizon + 60 + index * 130, 0.4 + index * 0.28)),
  ].join("");
}

function dome(x: number, foot: number, radius: number, color: string): string {
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
      polygon([
        [x - 16, crown - radius * 1.48],
        [x, crown - radius * 2.2],
        [x + 16, crown - radius * 1.48],
      ]),
      color,
    ),
  ].join("");
}

const steeple = (x: number, foot: number, tall: number, color: string) =>
  box(x - 26, foot - tall * 0.55, 52, tall * 0.6, color) +
  fill(
    polygon([
      [x - 30, foot - tall * 0.54],
      [x, foot - tall],
      [x + 30, foot - tall * 0.54],
    ]),
    color,
  ) +
  disc(x, foot - tall, 5, color);

function rowOfRoofs({ palette, random }: Stage, foot: number, nearness: number): string {
  const slate = mix(mix(palette.mid, palette.shade, 0.6), palette.ink, nearness * 0.75);
  let [drawn, x] = ["", -random.between(0, 90)];
  while (x < width) {
    const [wide, tall] = [random.between(120, 230), random.between(50, 92)];
    const ridge = foot - tall;
    drawn += fill(
      polygon([
        [x, foot + 20],
        [x + wide * 0.14, ridge],
        [x + wide * 0.86, ridge],
        [x + wide, foot + 20],
      ]),
      slate,
    );
    drawn += box(x, foot + 18, wide, 400, mix(slate, palette.ink, 0.25));
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
        random.chance(0.4) ? "#ffd48a" : mix(slate, palette.ink, 0.5),
        0.85,
      );
    }
    x += wide + 2;
  }
  return drawn;
}
