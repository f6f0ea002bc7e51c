import { mix } from "../color.ts";
import { stroke } from "../geometry.ts";
import { box, fill, repeat } from "../shapes.ts";
import { height, shine, width, type Stage } from "../stage.ts";

/** Nothing but cloth and light. */
export function silk(stage: Stage): string {
  const { palette, random, canvas } = stage;
  const [phase, lean] = [random.between(0, 6), random.between(-160, 160)];
  const edge = (at: number) =>
    Array.from({ length: 7 }, (_, step) => {
      const y = (step / 6) * (height + 80) - 40;
      const wave = Math.sin(phase + y / 210 + at / 190) * 52 + Math.sin(y / 430 + at / 320) * 70;
      return [at + wave + (lean * y) / height, y] as const;
    });
  const fold = (index: number) => {
    const [left, right] = [edge(index * 62 - 220), edge(index * 62 - 220 + random.between(84, 128))];
    const depth = random.between(0.2, 0.95);
    const color = mix(palette.shade, palette.low, depth);
    const paint = canvas.linear(
      [
        [0, mix(color, palette.ink, 0.55)],
        [0.34, color],
        [0.5, mix(color, palette.glow, 0.6)],
        [0.64, color],
        [1, mix(color, palette.ink, 0.6)],
      ],
      [1, random.between(-0.08, 0.08)],
    );
    const path = `${stroke(left)}L${right.at(-1)?.join(" ")}${stroke(right.toReversed()).replace(/^M[^C]*/, "")}Z`;
    return fill(path, paint, 0.92);
  };
  return (
    box(0, 0, width, height, palette.shade) +
    repeat(22, fold) +
    shine(stage, stage.light.x, 340, 620, palette.glow, 0.34)
  );
}
