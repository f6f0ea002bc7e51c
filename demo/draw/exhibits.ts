import { toSlug } from "@vesper/contract/core/slug";
import type { PictureState } from "../src/pictures.ts";
import { type CastMember, publicCast } from "../src/world/cast.ts";
import { celeste } from "../src/world/celeste.ts";
import { getCity } from "../src/world/cities.ts";
import { toEmail, toHandle } from "../src/world/draft.ts";
import { chooseLook } from "../src/world/look.ts";
import { createRandom } from "../src/world/random.ts";
import type { Picture } from "./draw-picture.ts";
import { type DressName, composeFigure } from "./figure/draw-figure.ts";
import { type SceneName, sceneNames } from "./scenes/index.ts";

const places: Record<SceneName, string> = {
  skyline: "overlooking a city skyline",
  waterfront: "across the water from a city",
  bay: "by a bay with a bridge",
  lake: "by a mountain lake",
  coast: "by the sea, under palm trees",
  dunes: "in front of sand dunes",
  terrace: "on a rooftop terrace with lamps",
  roofs: "above the rooftops of an old town",
  "hotel window": "at a tall window",
  "opera foyer": "in an opera house foyer",
  gallery: "in front of a large painting",
  bar: "at a bar",
  platform: "on a station platform",
  garden: "in a garden with lanterns",
  silk: "in front of draped silk",
};

const clothes: Record<DressName, string> = {
  "evening gown": "an evening gown",
  "off-shoulder gown": "a gown",
  "sleeved gown": "a long-sleeved gown",
  "high-neck dress": "a high-necked dress",
  "jacket over dress": "a dress with a jacket over the shoulders",
  cape: "a cape",
  suit: "a suit",
  tuxedo: "a tuxedo",
  "roll neck": "a turtleneck",
  "long coat": "a long coat",
  "trench coat": "a trench coat",
};

/** Returns the alt text and caption, which states that the picture is a drawing. */
const describePicture = (name: string, { scene, figure }: Omit<Picture, "seed">) =>
  figure
    ? `Drawing of ${name} in ${clothes[figure.dress]}, seen from behind, ${places[scene]}`
    : `Drawing of an evening ${places[scene]}, with no one in view`;

/** One picture with its owner and position. */
export interface Exhibit {
  email: string;
  /** 0 is the primary photo. */
  position: number;
  title: string;
  picture: Picture;
  /** Folder that contains its files. */
  folder: string;
  state: PictureState;
}

const stillLives: SceneName[] = ["silk", "bar", "hotel window", "opera foyer", "gallery", "garden", "lake"];

/**
 * People whose second picture comes first, so that no two of six successive cards in the feed show the same scene: a
 * row has up to five.
 */
const peopleWithSecondFirst = new Set(
  "Solène, Indigo, Priya, Astrid, Naledi, Kaito, Ilse, Rafaela, Zadie, Leopold, Mei-Lin, Amaya, Persephone, Noor, Mirela, Wilhelmina, Lior, Freja, Rosalind, Kenji, Ysolde, Odette".split(
    ", ",
  ),
);

/** Returns the number under which the picture at a position was drawn. */
const toDrawnNumber = ({ name }: CastMember, position: number) =>
  position < 2 && peopleWithSecondFirst.has(name) ? 1 - position : position;

/**
 * Creates the picture at a position. Number 0 shows the person in their own city, later ones show other places, and one of
 * them shows no person.
 */
function createExhibit(
  member: CastMember,
  email: string,
  position: number,
  state: PictureState = "approved",
): Exhibit {
  const drawn = toDrawnNumber(member, position);
  const seed = `${member.name} ${drawn}`;
  const random = createRandom(`exhibit ${seed}`);
  const isStill = drawn === 2;
  const home = getCity(member.city).scenes;
  const scene = random.pick(isStill ? stillLives : drawn === 0 ? home : sceneNames);
  const look = chooseLook(member.name, member);
  const figure = isStill ? null : composeFigure(seed, { gender: member.gender, look, scene });
  const picture = { seed, scene, figure };
  const folder = `${toSlug(member.city, 40)}/${toHandle(member)}/${drawn}`;
  return { email, position, title: describePicture(member.name, picture), picture, folder, state };
}

/** Pictures waiting for review. The demo escort's pictures in other states are in `celesteDrafts`. */
const pendingExhibits = publicCast
  .slice(-5)
  .map((member, index) => createExhibit(member, toEmail(member), 6 + index, "pending"));
/** A duplicate of another member's first picture, and a picture published without consent. */
const flaggedExhibits = publicCast.slice(-8, -6).flatMap((member, index) => {
  const [email, position] = [toEmail(member), 6 + index];
  if (index > 0) return createExhibit(member, email, position, "noticed");
  return publicCast.slice(-6, -5).map((other): Exhibit => {
    const { picture, folder } = createExhibit(other, toEmail(other), 0);
    return {
      email,
      position,
      title: describePicture(member.name, picture),
      picture,
      folder,
      state: "pending",
    };
  });
});
const celesteDrafts = (["pending", "rejected", "draft"] as const).map((state, index) =>
  createExhibit(celeste, "escort@vesper.test", 6 + index, state),
);

/** Galleries are small to save space; only the escort account of the demo has many pictures. */
const getGallerySize = (member: CastMember) => (member === celeste ? 5 : 1 + (member.name.length % 2));

function listExhibits(): Exhibit[] {
  const people = [
    { member: celeste, email: "escort@vesper.test" },
    ...publicCast.map((member) => ({ member, email: toEmail(member) })).toReversed(),
  ];
  const first = people.map(({ member, email }) => createExhibit(member, email, 0));
  return [
    ...first.slice(0, 12),
    ...celesteDrafts,
    ...pendingExhibits,
    ...flaggedExhibits,
    ...first.slice(12),
    ...people.flatMap(({ member, email }) =>
      Array.from({ length: getGallerySize(member) }, (_, index) => createExhibit(member, email, index + 1)),
    ),
  ];
}

/**
 * All pictures. The newest people come first, as visitors see them, and primary photos come before further pictures.
 */
export const exhibits: readonly Exhibit[] = listExhibits();
