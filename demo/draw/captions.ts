import type { Picture } from "./draw-picture.ts";
import type { DressName } from "./figure/dress.ts";
import type { SceneName } from "./scenes/index.ts";

const places: Record<SceneName, string> = {
  skyline: "above a skyline",
  waterfront: "across the water from a city",
  bay: "at a bay with a bridge",
  lake: "at a mountain lake",
  coast: "at the sea, under palms",
  dunes: "before the dunes",
  terrace: "on a roof terrace with lamps",
  roofs: "over the roofs of an old town",
  "hotel window": "at a tall window",
  "opera foyer": "in the foyer of an opera",
  gallery: "before a large painting",
  bar: "at a bar",
  platform: "on a station platform",
  garden: "in a garden with lanterns",
  silk: "before folds of silk",
};

const clothes: Record<DressName, string> = {
  "evening gown": "an evening gown",
  "off-shoulder gown": "a gown",
  "sleeved gown": "a long-sleeved gown",
  "high-neck dress": "a high-necked dress",
  "jacket over dress": "a dress, a jacket over the shoulders",
  cape: "a cape",
  suit: "a suit",
  tuxedo: "a tuxedo",
  "roll neck": "fine wool",
  "long coat": "a long coat",
  "trench coat": "a trench coat",
};

/** For those who do not see it, and for those who are told what it is: a drawing. */
export const describePicture = (name: string, { scene, figure }: Omit<Picture, "seed">) =>
  figure
    ? `Drawing of ${name} in ${clothes[figure.dress]}, seen from behind, ${places[scene]}`
    : `Drawing of an evening ${places[scene]}, nobody there`;
