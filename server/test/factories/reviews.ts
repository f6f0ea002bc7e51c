import type { World } from "../world.ts";
import type { Person } from "./accounts.ts";

/** Required fields of a new review, plus the fields given by the test. */
export const buildReviewDraft = (given: object = {}) => ({
  rating: 4,
  title: "Warm and punctual",
  body: "A pleasant evening.",
  ...given,
});

export const toReviewsPath = (profile: { id: string }) => `/reviews/escort-profiles/${profile.id}/reviews`;

export async function buildPendingReview(
  world: World,
  profile: { id: string },
  author: Person,
  given: object = {},
): Promise<string> {
  world.clock.advance(1000);
  const { body } = await world.post(toReviewsPath(profile), buildReviewDraft(given), author);
  return body.data._id;
}

/** Creates a review that visitors can read. */
export async function buildApprovedReview(
  world: World,
  admin: Person,
  profile: { id: string },
  author: Person,
  given: object = {},
): Promise<string> {
  const id = await buildPendingReview(world, profile, author, given);
  await world.post(`/admin/reviews/${id}/approve`, undefined, admin);
  return id;
}
