import type { World } from "../world.ts";
import type { Person } from "./accounts.ts";
import { publicProfile, type Profiled } from "./profiles.ts";

/** What a new listing must say, and whatever else a test is about. */
export const listingDraft = (given: object = {}) => ({
  title: "Dinner and a walk",
  description: "Three courses, then the old town by night.",
  price: 420,
  ...given,
});

export interface Listed {
  id: string;
  slug: string;
}

export async function draftListing(world: World, supplier: Person, given: object = {}): Promise<Listed> {
  world.clock.advance(1000);
  const { body } = await world.post("/supplier/products", listingDraft(given), supplier);
  return { id: body.data._id, slug: body.data.slug };
}

export async function pendingListing(world: World, supplier: Person, given: object = {}): Promise<Listed> {
  const listing = await draftListing(world, supplier, given);
  await world.post(`/supplier/products/${listing.id}/submit`, undefined, supplier);
  return listing;
}

/** A listing that visitors see, of somebody whom they see. */
export async function publicListing(
  world: World,
  admin: Person,
  given: object = {},
  profile: object = {},
): Promise<Listed & { supplier: Person; profile: Profiled }> {
  const owner = await publicProfile(world, admin, profile);
  const listing = await pendingListing(world, owner.escort, given);
  await world.post(`/admin/products/${listing.id}/approve`, undefined, admin);
  return { ...listing, supplier: owner.escort, profile: owner };
}
