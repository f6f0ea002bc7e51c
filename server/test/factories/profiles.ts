import type { World } from "../world.ts";
import type { Person } from "./accounts.ts";

/** What a new profile must say, and whatever else a test is about. */
export const profileDraft = (given: object = {}) => ({
  name: "Celia Marsh",
  age: 29,
  gender: "female",
  rateOutcall: 300,
  rateIncall: 250,
  city: "Oslo",
  country: "Norway",
  ...given,
});

export interface Profiled {
  id: string;
  slug: string;
  escort: Person;
}

/** Somebody with a profile that an admin has approved, a second younger than the one before. */
export async function publicProfile(world: World, admin: Person, given: object = {}): Promise<Profiled> {
  const made = await draftProfile(world, given);
  await world.post(`/admin/escort-profiles/${made.id}/approve`, undefined, admin);
  return made;
}

export async function draftProfile(world: World, given: object = {}): Promise<Profiled> {
  world.clock.advance(1000);
  const escort = await world.escort();
  const { body } = await world.post("/escort-profile", profileDraft(given), escort);
  return { id: body.data._id, slug: body.data.slug, escort };
}
