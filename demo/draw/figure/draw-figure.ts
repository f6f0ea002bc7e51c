import type { Gender } from "@vesper/contract/profiles/profile-fields";
import { type Look, hairColors } from "../../src/world/look.ts";
import { createRandom } from "../../src/world/random.ts";
import { type Brush, type Pose, drawHead, poses } from "./body.ts";
import {
  drawCape,
  drawEveningGown,
  drawHighNeckDress,
  drawJacketOverDress,
  drawOffShoulderGown,
  drawSleevedGown,
} from "./gowns.ts";
import { hairs } from "./hair.ts";
import { drawLongCoat, drawRollNeck, drawSuit, drawTrenchCoat, drawTuxedo } from "./tailoring.ts";
import type { SceneName } from "../scenes/index.ts";
import { type Stage, width } from "../stage.ts";
import { mixColors, oval, roundTenth } from "../svg.ts";

/** All outfits, from the neck down, arms included. */
export const dresses = {
  "evening gown": drawEveningGown,
  "off-shoulder gown": drawOffShoulderGown,
  "sleeved gown": drawSleevedGown,
  "high-neck dress": drawHighNeckDress,
  "jacket over dress": drawJacketOverDress,
  cape: drawCape,
  suit: drawSuit,
  tuxedo: drawTuxedo,
  "roll neck": drawRollNeck,
  "long coat": drawLongCoat,
  "trench coat": drawTrenchCoat,
} satisfies Record<string, (brush: Brush, pose: Pose) => string>;

export type DressName = keyof typeof dresses;

const gowns: DressName[] = [
  "evening gown",
  "off-shoulder gown",
  "sleeved gown",
  "high-neck dress",
  "jacket over dress",
  "cape",
  "long coat",
  "trench coat",
  "roll neck",
  "suit",
];
const tailored: DressName[] = ["suit", "tuxedo", "suit", "long coat", "roll neck", "trench coat", "suit"];

const wardrobes: Record<Gender, readonly DressName[]> = {
  female: gowns,
  male: tailored,
  transgender: gowns,
  other: [
    "suit",
    "tuxedo",
    "cape",
    "long coat",
    "roll neck",
    "trench coat",
    "high-neck dress",
    "jacket over dress",
  ],
};
const usualFramings: Framing[] = ["close", "half", "half", "full"];

/** Composes a person's outfit, pose and framing for one picture. */
export function composeFigure(
  seed: string,
  { gender, look, scene }: { gender: Gender; look: Look; scene: SceneName },
): Figure {
  const random = createRandom(`compose ${seed}`);
  return {
    look,
    dress: random.pick(wardrobes[gender]),
    pose: random.pick(poses),
    // The silk scene has no floor, so full-length framing is excluded.
    framing: random.pick(scene === "silk" ? usualFramings.slice(0, 3) : usualFramings),
  };
}

type Framing = "close" | "half" | "full";

export interface Figure {
  look: Look;
  dress: DressName;
  pose: Pose;
  framing: Framing;
}

const clothes = [
  "#5c1f36",
  "#14304a",
  "#1c4a3f",
  "#3a2150",
  "#7a2a25",
  "#8a6a3a",
  "#2a2a33",
  "#6e5a6a",
  "#8f7a68",
  "#101218",
  "#2f5a6a",
  "#93505f",
  "#a89a86",
];

/** Ranges for the pixels per unit and for the position of the crown of the head. */
const framings: Record<Framing, { scale: [number, number]; top: [number, number] }> = {
  close: { scale: [2.75, 3.15], top: [400, 470] },
  half: { scale: [1.85, 2.2], top: [380, 450] },
  full: { scale: [1.04, 1.16], top: [330, 350] },
};

/** Draws an adult from behind, facing the scene. */
export function drawFigure(stage: Stage, seed: string, { look, dress, pose, framing }: Figure): string {
  const random = createRandom(`figure ${seed}`);
  const { palette, canvas, light } = stage;
  const x = width / 2 + random.between(-95, 95);
  const tinted = (color: string, share: number) => mixColors(color, palette.shade, share);
  const brush: Brush = {
    canvas,
    palette,
    random,
    look,
    build: look.build,
    side: light.x < x ? -1 : 1,
    cloth: mixColors(tinted(random.pick(clothes), 0.34), palette.ink, 0.3),
    skin: mixColors(tinted(look.skin, 0.26), palette.ink, 0.1),
    hair: mixColors(tinted(hairColors[look.hairColor], 0.22), palette.ink, 0.28),
    rim: mixColors(palette.glow, palette.low, 0.25),
  };
  const { scale, top } = framings[framing];
  const size = random.between(...scale);
  const lean = random.between(-1.6, 1.6);
  const nod = random.between(-5, 5);
  const place = `translate(${roundTenth(x)} ${roundTenth(random.between(...top))}) scale(${(size * random.pick([-1, 1])).toFixed(3)} ${size.toFixed(3)}) rotate(${roundTenth(lean)} 0 400)`;
  if (place.includes("scale(-")) brush.side = brush.side === 1 ? -1 : 1;
  const head = `<g transform="rotate(${roundTenth(nod)} 0 110)">${drawHead(brush)}</g>`;
  const hair = `<g transform="rotate(${roundTenth(nod)} 0 110)">${hairs[look.hair](brush)}</g>`;
  const shadow = framing === "full" ? oval(0, 795, look.build.hip + 70, 9, palette.ink, 0.5) : "";
  return `<g transform="${place}">${shadow}${head}${dresses[dress](brush, pose)}${hair}</g>`;
}
