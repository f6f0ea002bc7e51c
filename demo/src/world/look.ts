import type { Gender } from "@vesper/contract/profiles/profile-fields";
import { createRandom, type Random } from "./random.ts";

/** Attributes that stay the same in all pictures of one person. */
export interface Look {
  build: Build;
  hair: HairName;
  hairColor: HairColor;
  skin: string;
}

export type HairName =
  | "waves"
  | "straight"
  | "lob"
  | "bob"
  | "pixie"
  | "chignon"
  | "topknot"
  | "man-bun"
  | "ponytail"
  | "braid"
  | "twist"
  | "half-up"
  | "curls"
  | "short-curls"
  | "locs"
  | "crop"
  | "side-part"
  | "swept"
  | "fade"
  | "silver-fox"
  | "shaved"
  | "fedora"
  | "wide-brim"
  | "headscarf";

/** Half widths, relative to a head height of 100. */
export interface Build {
  shoulder: number;
  chest: number;
  waist: number;
  hip: number;
  neck: number;
}

const skinColors = ["#f0c9a8", "#e3b18c", "#cf9a74", "#b98059", "#9c6643", "#7d4d32", "#5f3826", "#432819"];

export const hairColors = {
  Black: "#17131a",
  "Dark brown": "#2f1e18",
  Brown: "#4d3022",
  Auburn: "#74331f",
  Red: "#94431f",
  "Dark blonde": "#8f6a3c",
  Blonde: "#c79f5e",
  Silver: "#a9a9b0",
} as const;
type HairColor = keyof typeof hairColors;

const parseHairNames = (names: string) => names.split(" ") as HairName[];
const longHair = parseHairNames(
  "waves straight chignon ponytail braid bob lob topknot twist curls locs headscarf half-up",
);
const shortHair = parseHairNames("crop side-part swept shaved fade short-curls fedora silver-fox");
const neutralHair = parseHairNames("bob pixie swept topknot lob short-curls curls side-part locs");

const hairByGender: Record<Gender, readonly HairName[]> = {
  female: [...longHair, "pixie", "wide-brim"],
  male: [...shortHair, "man-bun", "locs"],
  transgender: [...longHair, "pixie", "side-part", "wide-brim"],
  other: neutralHair,
};

const slender: Build = { shoulder: 84, chest: 66, waist: 52, hip: 71, neck: 19 };
const athletic: Build = { shoulder: 92, chest: 72, waist: 57, hip: 70, neck: 21 };
const soft: Build = { shoulder: 90, chest: 78, waist: 67, hip: 88, neck: 21 };
const broad: Build = { shoulder: 112, chest: 88, waist: 74, hip: 73, neck: 27 };
const lean: Build = { shoulder: 101, chest: 77, waist: 63, hip: 67, neck: 24 };
const solid: Build = { shoulder: 111, chest: 93, waist: 86, hip: 83, neck: 29 };

const buildsByGender: Record<Gender, readonly Build[]> = {
  female: [slender, athletic, soft],
  male: [broad, lean, solid],
  transgender: [slender, athletic, lean, soft],
  other: [athletic, lean, soft, slender],
};

export type Coloring = "any" | "fair" | "olive" | "deep";
const skinTones: Record<Coloring, readonly string[]> = {
  any: skinColors.slice(0, 6),
  fair: skinColors.slice(0, 2),
  olive: skinColors.slice(1, 4),
  deep: skinColors.slice(4),
};

/** Black and brown are common; gray becomes likelier with age. */
function chooseHairColor(random: Random, age: number, coloring: Coloring): HairColor {
  if (age > 44 && random.chance((age - 40) / 22)) return "Silver";
  const dark: HairColor[] = ["Black", "Black", "Dark brown", "Dark brown", "Brown"];
  const light: HairColor[] = ["Auburn", "Red", "Dark blonde", "Blonde", "Auburn", "Brown"];
  if (coloring === "fair") return random.pick(light);
  return random.pick(coloring === "any" ? [...dark, ...light] : dark);
}

export interface Person {
  gender: Gender;
  age: number;
  coloring: Coloring;
}

export function chooseLook(seed: string, { gender, age, coloring }: Person): Look {
  const random = createRandom(`${seed} looks`);
  return {
    build: random.pick(buildsByGender[gender]),
    hair: random.pick(hairByGender[gender].filter((hair) => hair !== "locs" || coloring === "deep")),
    hairColor: chooseHairColor(random, age, coloring),
    skin: random.pick(skinTones[coloring]),
  };
}
