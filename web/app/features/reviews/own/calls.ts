import type { OwnReview, ReviewDraft } from "@vesper/contract/profiles/reviews";
import { api } from "#web/session/api.ts";

// Import for signed-in viewers only: the contract would add its schemas to the page's bundle.
const loadContract = () => import("@vesper/contract/profiles/reviews");

/** Returns the viewer's review of this profile, if any. */
export async function findOwnReview(profileId: string): Promise<OwnReview | null> {
  const { data } = await api.call((await loadContract()).listOwnReviews, {
    query: { profileId, limit: "1" },
  });
  return data.items[0] ?? null;
}

/** The profile for a new review, or the existing review to edit. */
export type ReviewTarget = { profileId: string } | { reviewId: string };

export async function saveReview(target: ReviewTarget, body: ReviewDraft): Promise<OwnReview> {
  const { writeReview, updateReview } = await loadContract();
  const { data } =
    "profileId" in target
      ? await api.call(writeReview, { params: { id: target.profileId }, body })
      : await api.call(updateReview, { params: { id: target.reviewId }, body });
  return data;
}

export async function deleteReview(id: string): Promise<void> {
  await api.call((await loadContract()).deleteReview, { params: { id } });
}
