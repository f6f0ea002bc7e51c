import type { World } from "../world.ts";
import type { Person } from "./accounts.ts";

/** Required fields of a new profile, plus the fields given by the test. */
export const buildProfileDraft = (given: object = {}) => ({
  name: "Celia Marsh",
  age: 29,
  gender: "female",
  rateOutcall: 300,
  rateIncall: 250,
  city: "Oslo",
  country: "Norway",
  ...given,
});

export interface TestProfile {
  id: string;
  slug: string;
  escort: Person;
}

/** Creates a person with an approved profile, one second newer than the previous one. */
export async function buildPublicProfile(
  world: World,
  admin: Person,
  given: object = {},
): Promise<TestProfile> {
  const made = await buildDraftProfile(world, given);
  await world.post(`/admin/escort-profiles/${made.id}/approve`, undefined, admin);
  return made;
}

export async function buildDraftProfile(world: World, given: object = {}): Promise<TestProfile> {
  world.clock.advance(1000);
  const escort = await world.escort();
  const { body } = await world.post("/escort-profile", buildProfileDraft(given), escort);
  return { id: body.data._id, slug: body.data.slug, escort };
}
