import type { Brush } from "./brush.ts";
import { eveningGown, highNeckDress, offShoulderGown, sleevedGown } from "./gowns.ts";
import { cape, jacketOverDress } from "./layers.ts";
import type { Pose } from "./arms.ts";
import { longCoat, suit, trenchCoat, tuxedo, rollNeck } from "./tailoring.ts";

/** Everything that people wear here, from the neck down, arms included. */
export const dresses = {
  "evening gown": eveningGown,
  "off-shoulder gown": offShoulderGown,
  "sleeved gown": sleevedGown,
  "high-neck dress": highNeckDress,
  "jacket over dress": jacketOverDress,
  cape,
  suit,
  tuxedo,
  "roll neck": rollNeck,
  "long coat": longCoat,
  "trench coat": trenchCoat,
} satisfies Record<string, (brush: Brush, pose: Pose) => string>;

export type DressName = keyof typeof dresses;
