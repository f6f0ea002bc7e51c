export type Point = readonly [x: number, y: number];

/** One decimal is a tenth of a pixel: enough, and half the bytes. */
export const round = (value: number) => Math.round(value * 10) / 10;
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** A soft curve through all points (Catmull-Rom as Béziers), without its beginning `M`. */
export function curve(points: readonly Point[]): string {
  const last = points.length - 1;
  const point = (index: number) => points[Math.min(last, Math.max(0, index))] ?? ([0, 0] as const);
  return points
    .slice(1)
    .map((to, index) => {
      const [before, from, after] = [point(index - 1), point(index), point(index + 2)];
      const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      return `C${at(leave)} ${at(arrive)} ${at(to)}`;
    })
    .join("");
}

/** Soft lines that meet at corners, closed. */
export const outline = (...lines: readonly (readonly Point[])[]) =>
  `${lines.map((line, index) => `${index === 0 ? "M" : "L"}${at(line[0] ?? [0, 0])}${curve(line)}`).join("")}Z`;

/** One soft line, open. */
export const stroke = (points: readonly Point[]) => `M${at(points[0] ?? [0, 0])}${curve(points)}`;

/** Corners and straight edges, closed. */
export const polygon = (points: readonly Point[]) => `M${points.map(at).join("L")}Z`;

/** Something long with a thickness at each joint: an arm, a leg, a braid. */
export function limb(joints: readonly (readonly [x: number, y: number, half: number])[]): string {
  const sides = joints.map(([x, y, half], index) => {
    const before = joints[Math.max(0, index - 1)] ?? [x, y];
    const after = joints[Math.min(joints.length - 1, index + 1)] ?? [x, y];
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
