import type { World } from "../world.ts";
import type { Person } from "./accounts.ts";

/** What a new review must say, and whatever else a test is about. */
export const reviewDraft = (given: object = {}) => ({
  rating: 4,
  title: "Warm and punctual",
  body: "A pleasant evening.",
  ...given,
});

export const reviewsOf = (profile: { id: string }) => `/reviews/escort-profiles/${profile.id}/reviews`;

export async function pendingReview(
  world: World,
  profile: { id: string },
  author: Person,
  given: object = {},
): Promise<string> {
  world.clock.advance(1000);
  const { body } = await world.post(reviewsOf(profile), reviewDraft(given), author);
  return body.data._id;
}

/** A review that visitors read. */
export async function approvedReview(
  world: World,
  admin: Person,
  profile: { id: string },
  author: Person,
  given: object = {},
): Promise<string> {
  const id = await pendingReview(world, profile, author, given);
  await world.post(`/admin/reviews/${id}/approve`, undefined, admin);
  return id;
}
