import type { World } from "../world.ts";
import type { Person } from "./accounts.ts";
import { buildPublicProfile, type TestProfile } from "./profiles.ts";

/** Required fields of a new listing, plus the fields given by the test. */
export const buildListingDraft = (given: object = {}) => ({
  title: "Dinner and a walk",
  description: "Three courses, then the old town by night.",
  price: 420,
  ...given,
});

export interface TestListing {
  id: string;
  slug: string;
}

export async function buildDraftListing(
  world: World,
  supplier: Person,
  given: object = {},
): Promise<TestListing> {
  world.clock.advance(1000);
  const { body } = await world.post("/supplier/products", buildListingDraft(given), supplier);
  return { id: body.data._id, slug: body.data.slug };
}

export async function buildPendingListing(
  world: World,
  supplier: Person,
  given: object = {},
): Promise<TestListing> {
  const listing = await buildDraftListing(world, supplier, given);
  await world.post(`/supplier/products/${listing.id}/submit`, undefined, supplier);
  return listing;
}

/** Creates a public listing for a public profile. */
export async function buildPublicListing(
  world: World,
  admin: Person,
  given: object = {},
  profile: object = {},
): Promise<TestListing & { supplier: Person; profile: TestProfile }> {
  const owner = await buildPublicProfile(world, admin, profile);
  const listing = await buildPendingListing(world, owner.escort, given);
  await world.post(`/admin/products/${listing.id}/approve`, undefined, admin);
  return { ...listing, supplier: owner.escort, profile: owner };
}
