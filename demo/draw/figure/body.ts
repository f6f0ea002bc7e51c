import type { Build, Look } from "../../src/world/look.ts";
import type { Random } from "../../src/world/random.ts";
import type { Palette } from "../stage.ts";
import {
  type Canvas,
  type Joint,
  type Point,
  mirrorOutline,
  fill,
  parseJoints,
  limb,
  line,
  mixColors,
  oval,
  parsePoints,
  repeat,
} from "../svg.ts";

/** Shared painting parameters of a figure. */
export interface Brush {
  canvas: Canvas;
  palette: Palette;
  random: Random;
  look: Look;
  build: Build;
  /** -1 when the light comes from the left, 1 from the right. */
  side: -1 | 1;
  /** Colors under the light of this scene. */
  cloth: string;
  skin: string;
  hair: string;
  rim: string;
  /** Cached gradient for the shadow on the side away from the light. */
  shadow?: string;
}

/**
 * Draws a shape in shadow with a lit edge on the side facing the light; `strength` is the share of light that
 * reaches it.
 */
export function drawLit(brush: Brush, shape: string, color: string, edge = 2.2, strength = 1): string {
  const { canvas, side, rim, palette } = brush;
  const layer = (by: number, share: number) =>
    `<path d="${shape}" transform="translate(${-side * by} ${by * 0.75})" fill="${mixColors(color, rim, share * strength)}"/>`;
  const { ink } = palette;
  brush.shadow ??= canvas.linear(
    side < 0 ? `0 ${ink} 0, 0.3 ${ink} 0.08, 1 ${ink} 0.6` : `0 ${ink} 0.6, 0.7 ${ink} 0.08, 1 ${ink} 0`,
    [1, 0],
  );
  return [
    fill(shape, mixColors(color, rim, 0.8 * strength)),
    `<g clip-path="${canvas.clip(shape)}">${layer(edge, 0.26)}${layer(edge * 2.6, 0.09)}${layer(edge * 5, 0)}</g>`,
    fill(shape, brush.shadow),
  ].join("");
}

/** Line from the neck over the shoulder, shared by all upper garments. */
export const shoulderLine = ({ build: { neck, shoulder } }: Brush, pad = 0): Point[] =>
  parsePoints(`${neck - 1} 112, ${neck + 8} 126, ${shoulder * 0.6} ${138 - pad},
        ${shoulder - 8} ${147 - pad}, ${shoulder + pad * 0.5} 166`);

/** Draws the bare neck and back that low-cut dresses show. */
export function drawBack(brush: Brush): string {
  const { build, palette, canvas, skin } = brush;
  const torso = mirrorOutline([
    [build.neck, 84],
    ...shoulderLine(brush),
    [build.chest, 212],
    [build.waist, 300],
    [build.hip, 390],
  ]);
  const shade = canvas.linear(`0 ${palette.ink} 0.55, 0.35 ${palette.ink} 0.05, 1 ${palette.ink} 0.35`);
  return [
    drawLit(brush, torso, skin),
    fill(torso, shade),
    line("M0 150C1.5 200-1 240 0 290", mixColors(skin, palette.ink, 0.5), 2.4, 0.5),
    line(
      `M${-build.chest * 0.52} 176C${-build.chest * 0.34} 196 ${-build.chest * 0.3} 216 ${-build.chest * 0.36} 232M${build.chest * 0.52} 176C${build.chest * 0.34} 196 ${build.chest * 0.3} 216 ${build.chest * 0.36} 232`,
      mixColors(skin, palette.ink, 0.45),
      2,
      0.32,
    ),
  ].join("");
}

/** Draws the neck and the head without hair. */
export function drawHead(brush: Brush): string {
  const { build, palette, canvas, skin, side } = brush;
  const neck = mirrorOutline(`${build.neck + 1} 70, ${build.neck - 1} 96, ${build.neck + 2} 114,
        ${build.neck + 16} 136`);
  const head = mirrorOutline("0 2, 22 5, 36 24, 38 48, 34 72, 23 92, 0 99");
  const ear = (x: number) =>
    `M${x} 46c${x > 0 ? 7 : -7}-3 ${x > 0 ? 9 : -9} 6 ${x > 0 ? 6 : -6} 14s${x > 0 ? -6 : 6} 8 ${x > 0 ? -7 : 7} 6z`;
  return [
    drawLit(brush, neck, skin),
    fill(neck, canvas.linear(`0 ${palette.ink} 0.7, 0.7 ${palette.ink} 0.12, 1 ${palette.ink} 0.3`)),
    fill(ear(-36), side < 0 ? mixColors(skin, brush.rim, 0.4) : mixColors(skin, palette.ink, 0.4)),
    fill(ear(36), side > 0 ? mixColors(skin, brush.rim, 0.4) : mixColors(skin, palette.ink, 0.4)),
    drawLit(brush, head, skin),
  ].join("");
}

/** Draws trousers or stockings, and shoes; visible only in full-length framing. */
export function drawLegs(brush: Brush, color: string, half: number, heels: boolean): string {
  const { build, palette } = brush;
  const leg = (way: number) => {
    const x = way * build.hip * 0.5;
    return (
      fill(heels ? `M${x - 9} 768h18l4 24h-26z` : `M${x - 15} 770h30l${way * 4} 24h-36z`, palette.ink) +
      drawLit(
        brush,
        limb(`${x} 380 ${half * 1.5}, ${x + way * 3} 560 ${half * 1.1}, ${x + way * 2} 660 ${half},
        ${x} 776 ${half * 0.82}`),
        color,
      )
    );
  };
  return leg(-1) + leg(1);
}

export const poses = [
  "at ease",
  "hand in pocket",
  "hand on hip",
  "hands behind",
  "holding a glass",
  "hands before",
] as const;
export type Pose = (typeof poses)[number];

/** Returns shoulder, elbow and hand of one arm; x counts outward from the spine. */
function getArmJoints({ build }: Brush, pose: Pose, leading: boolean): Joint[] {
  const { shoulder: s, waist, hip } = build;
  const t = s > 98 ? 20 : 15;
  const upper: Joint[] = parseJoints(`${s - t * 1.25} 147 ${t * 0.4}, ${s - t * 1.05} 164 ${t * 0.95},
        ${s - t * 0.75} 196 ${t + 1}`);
  const armTo = (text: string) => [...upper, ...parseJoints(text)];
  if (pose === "hands behind")
    return armTo(`${s + 10} 300 ${t - 1}, ${s * 0.5} 348 ${t - 4}, 4 366 ${t - 6}`);
  if (pose === "hands before")
    return armTo(`${s + 8} 290 ${t - 2}, ${s - 10} 330 ${t - 5}, ${waist - 8} 344 ${t - 8}`);
  if (!leading || pose === "at ease")
    return armTo(`${s + 1} 305 ${t - 3}, ${s + 3} 360 ${t - 5}, ${s - 4} 420 ${t - 8}`);
  if (pose === "hand in pocket")
    return armTo(`${s + 22} 296 ${t - 1}, ${s + 10} 342 ${t - 3}, ${hip - 2} 398 ${t - 6}`);
  return pose === "hand on hip"
    ? armTo(`${s + 44} 286 ${t - 2}, ${s + 22} 316 ${t - 4}, ${waist + 4} 338 ${t - 7}`)
    : armTo(`${s + 14} 292 ${t - 2}, ${s + 46} 262 ${t - 5}, ${s + 62} 206 ${t - 9}`);
}

/** Draws both arms, with sleeves or bare; each visible arm ends in a hand. */
function drawArms(brush: Brush, pose: Pose, sleeve: string): string {
  return [false, true]
    .map((leading) => {
      const along = getArmJoints(brush, pose, leading).map(([x, y, half]): Joint => [
        leading ? x : -x,
        y,
        half,
      ]);
      const end = along.at(-1) ?? [0, 0, 0];
      const covered = (pose === "hand in pocket" && leading) || pose === "hands before";
      const hand = covered ? "" : drawHand(brush, end, pose === "holding a glass" && leading);
      // The arm away from the light is in the shadow of the body.
      return hand + drawLit(brush, limb(along), sleeve, 1.8, (leading ? 1 : -1) === brush.side ? 1 : 0.35);
    })
    .join("");
}

/** Arms hang behind the body's outline, except when the hands meet on the back. */
export function withArms(brush: Brush, pose: Pose, sleeve: string, body: string): string {
  const arms = drawArms(brush, pose, sleeve);
  return pose === "hands behind" ? body + arms : arms + body;
}

function drawHand(brush: Brush, [x, y]: Joint, holding: boolean): string {
  if (holding) return drawGlass(brush, x, y);
  return drawLit(
    brush,
    limb(`${x} ${y - 12} 7, ${x} ${y + 6} 9.5, ${x - Math.sign(x) * 3} ${y + 26} 7.5,
        ${x - Math.sign(x) * 6} ${y + 36} 3`),
    brush.skin,
    1.4,
  );
}

function drawGlass(brush: Brush, x: number, y: number): string {
  const { palette } = brush;
  return [
    drawLit(brush, limb(`${x - 3} ${y + 8} 8, ${x} ${y - 4} 10, ${x + 2} ${y - 14} 8`), brush.skin, 1.4),
    `<path d="M${x} ${y - 4}V${y - 40}" stroke="${palette.glow}" stroke-width="2"/>`,
    `<path d="M${x - 17} ${y - 62}C${x - 16} ${y - 40} ${x + 16} ${y - 40} ${x + 17} ${y - 62}Z" fill="${palette.glow}" opacity=".72"/>`,
    oval(x, y - 62, 17, 3, "#ffffff", 0.75),
  ].join("");
}

/** Draws soft folds that fan out from the waist toward a hem, clipped to the garment. */
export function drawFolds(
  { canvas, cloth, palette, rim, random }: Brush,
  garment: string,
  from: { y: number; half: number },
  to: { y: number; half: number },
): string {
  const count = 9;
  const folds = repeat(count, (index) => {
    const share = (index + 0.5) / count - 0.5;
    const [top, foot] = [share * 2 * from.half, share * 2 * to.half];
    const middle = (top + foot) / 2 + random.between(-7, 7);
    const shape = limb(`${top} ${from.y} 0.6, ${middle} ${(from.y + to.y) / 2} 5,
        ${foot} ${to.y} ${random.between(8, 15)}`);
    return fill(
      shape,
      index % 2 === 0 ? mixColors(cloth, palette.ink, 0.55) : mixColors(cloth, rim, 0.3),
      0.42,
    );
  });
  return `<g clip-path="${canvas.clip(garment)}">${folds}</g>`;
}
