import type { Gender } from "@vesper/contract/profile-fields";
import { createRandom } from "../../src/world/random.ts";
import { poses } from "./arms.ts";
import type { Figure, Framing } from "./draw-figure.ts";
import type { DressName } from "./dress.ts";
import type { SceneName } from "../scenes/index.ts";
import type { Look } from "../../src/world/look.ts";

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
const framings: Framing[] = ["close", "half", "half", "full"];

/** How somebody appears this time: dressed, posed and framed for one picture. */
export function composeFigure(
  seed: string,
  { gender, look, scene }: { gender: Gender; look: Look; scene: SceneName },
): Figure {
  const random = createRandom(`compose ${seed}`);
  return {
    look,
    dress: random.pick(wardrobes[gender]),
    pose: random.pick(poses),
    // Cloth has no floor to stand on.
    framing: random.pick(scene === "silk" ? framings.slice(0, 3) : framings),
  };
}
