import { composeFigure } from "./figure/compose.ts";
import { chooseLook } from "../src/world/look.ts";
import type { Picture } from "./draw-picture.ts";
import { createRandom } from "../src/world/random.ts";
import { sceneNames, type SceneName } from "./scenes/index.ts";
import { describePicture } from "./captions.ts";
import { publicCast, type CastMember } from "../src/world/cast.ts";
import { findCity } from "../src/world/cities.ts";
import { celeste } from "../src/world/celeste.ts";
import { slugOf } from "@vesper/contract/slug";
import { emailOf, handleOf } from "../src/world/draft.ts";
import type { PictureState } from "../src/pictures.ts";

/** One picture and the place where it hangs. */
export interface Exhibit {
  email: string;
  /** 0 is the primary one. */
  position: number;
  title: string;
  picture: Picture;
  /** Where its files are kept. */
  folder: string;
  state: PictureState;
}

const stillLives: SceneName[] = ["silk", "bar", "hotel window", "opera foyer", "gallery", "garden", "lake"];

/** Each next picture of a person: first at home in their city, then elsewhere, now and then without them. */
function hang(
  member: CastMember,
  email: string,
  position: number,
  state: PictureState = "approved",
): Exhibit {
  const seed = `${member.name} ${position}`;
  const random = createRandom(`exhibit ${seed}`);
  const isStill = position === 2;
  const home = findCity(member.city).scenes;
  const scene = random.pick(isStill ? stillLives : position === 0 ? home : sceneNames);
  const look = chooseLook(member.name, member);
  const figure = isStill ? null : composeFigure(seed, { gender: member.gender, look, scene });
  const picture = { seed, scene, figure };
  const folder = `${slugOf(member.city, 40)}/${handleOf(member)}/${position}`;
  return { email, position, title: describePicture(member.name, picture), picture, folder, state };
}

/** What waits for moderators, and what the demo's escort finds in every state. */
const newcomers = publicCast
  .slice(-5)
  .map((member, index) => hang(member, emailOf(member), 6 + index, "pending"));
/** The first picture of one, once more on the account of another; and one that somebody did not agree to. */
const doubtful = publicCast.slice(-8, -6).flatMap((member, index) => {
  const [email, position] = [emailOf(member), 6 + index];
  if (index > 0) return hang(member, email, position, "noticed");
  return publicCast.slice(-6, -5).map((other): Exhibit => {
    const { picture, folder } = hang(other, emailOf(other), 0);
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
const inProgress = (["pending", "rejected", "draft"] as const).map((state, index) =>
  hang(celeste, "escort@vesper.test", 6 + index, state),
);

/** Files cost space, so only the escort that everybody can sign in as has many. */
const galleryOf = (member: CastMember) => (member === celeste ? 5 : 1 + (member.name.length % 2));

function listExhibits(): Exhibit[] {
  const people = [
    { member: celeste, email: "escort@vesper.test" },
    ...publicCast.map((member) => ({ member, email: emailOf(member) })).toReversed(),
  ];
  const first = people.map(({ member, email }) => hang(member, email, 0));
  return [
    ...first.slice(0, 12),
    ...inProgress,
    ...newcomers,
    ...doubtful,
    ...first.slice(12),
    ...people.flatMap(({ member, email }) =>
      Array.from({ length: galleryOf(member) }, (_, index) => hang(member, email, index + 1)),
    ),
  ];
}

/** Everybody's first picture before anybody's second, and the newest people first, as visitors meet them. */
export const exhibits: readonly Exhibit[] = listExhibits();
