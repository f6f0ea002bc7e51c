import { limb } from "../geometry.ts";
import { oval } from "../shapes.ts";
import { lit, type Brush } from "./brush.ts";

export const poses = [
  "at ease",
  "hand in pocket",
  "hand on hip",
  "hands behind",
  "holding a glass",
  "hands before",
] as const;
export type Pose = (typeof poses)[number];

type Joint = [x: number, y: number, half: number];

/** One arm as shoulder, elbow and hand; x counts outward from the spine. */
function jointsOf({ build }: Brush, pose: Pose, leading: boolean): Joint[] {
  const { shoulder: s, waist, hip } = build;
  const thick = s > 98 ? 20 : 15;
  const upper: Joint[] = [
    [s - thick * 1.25, 147, thick * 0.4],
    [s - thick * 1.05, 164, thick * 0.95],
    [s - thick * 0.75, 196, thick + 1],
  ];
  const down: Joint[] = [...upper, [s + 1, 305, thick - 3], [s + 3, 360, thick - 5], [s - 4, 420, thick - 8]];
  const bent: Joint[] = [
    ...upper,
    [s + 22, 296, thick - 1],
    [s + 10, 342, thick - 3],
    [hip - 2, 398, thick - 6],
  ];
  const onHip: Joint[] = [
    ...upper,
    [s + 44, 286, thick - 2],
    [s + 22, 316, thick - 4],
    [waist + 4, 338, thick - 7],
  ];
  const behind: Joint[] = [
    ...upper,
    [s + 10, 300, thick - 1],
    [s * 0.5, 348, thick - 4],
    [4, 366, thick - 6],
  ];
  const glass: Joint[] = [
    ...upper,
    [s + 14, 292, thick - 2],
    [s + 46, 262, thick - 5],
    [s + 62, 206, thick - 9],
  ];
  const before: Joint[] = [
    ...upper,
    [s + 8, 290, thick - 2],
    [s - 10, 330, thick - 5],
    [waist - 8, 344, thick - 8],
  ];
  if (pose === "hands behind") return behind;
  if (pose === "hands before") return before;
  if (!leading || pose === "at ease") return down;
  if (pose === "hand in pocket") return bent;
  return pose === "hand on hip" ? onHip : glass;
}

/** Both arms. Sleeves in cloth, or bare; a hand ends each that can be seen. */
function drawArms(brush: Brush, pose: Pose, sleeve: string): string {
  return [false, true]
    .map((leading) => {
      const joints = jointsOf(brush, pose, leading).map(([x, y, half]): Joint => [leading ? x : -x, y, half]);
      const end = joints.at(-1) ?? [0, 0, 0];
      const covered = (pose === "hand in pocket" && leading) || pose === "hands before";
      const hand = covered ? "" : handAt(brush, end, pose === "holding a glass" && leading);
      // The arm away from the light is in the shadow of the body.
      return hand + lit(brush, limb(joints), sleeve, 1.8, (leading ? 1 : -1) === brush.side ? 1 : 0.35);
    })
    .join("");
}

/** Arms hang behind the body's outline, except when the hands meet on the back. */
export function withArms(brush: Brush, pose: Pose, sleeve: string, body: string): string {
  const arms = drawArms(brush, pose, sleeve);
  return pose === "hands behind" ? body + arms : arms + body;
}

function handAt(brush: Brush, [x, y]: Joint, holding: boolean): string {
  if (holding) return glassAt(brush, x, y);
  return lit(
    brush,
    limb([
      [x, y - 12, 7],
      [x, y + 6, 9.5],
      [x - Math.sign(x) * 3, y + 26, 7.5],
      [x - Math.sign(x) * 6, y + 36, 3],
    ]),
    brush.skin,
    1.4,
  );
}

function glassAt(brush: Brush, x: number, y: number): string {
  const { palette } = brush;
  return [
    lit(
      brush,
      limb([
        [x - 3, y + 8, 8],
        [x, y - 4, 10],
        [x + 2, y - 14, 8],
      ]),
      brush.skin,
      1.4,
    ),
    `<path d="M${x} ${y - 4}V${y - 40}" stroke="${palette.glow}" stroke-width="2"/>`,
    `<path d="M${x - 17} ${y - 62}C${x - 16} ${y - 40} ${x + 16} ${y - 40} ${x + 17} ${y - 62}Z" fill="${palette.glow}" opacity=".72"/>`,
    oval(x, y - 62, 17, 3, "#ffffff", 0.75),
  ].join("");
}
