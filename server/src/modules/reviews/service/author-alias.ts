import { toAlias } from "#platform/security/alias.ts";
import type { Context } from "#platform/context.ts";
import type { ReviewRow } from "../store/reviews.ts";

export type AliasedReview = ReviewRow & { authorAlias: string };

/**
 * Replaces the author's id with an alias per profile, because the id would link the author's reviews of different
 * profiles.
 */
export const withAuthorAlias = ({ secrets }: Context, row: ReviewRow): AliasedReview => ({
  ...row,
  authorAlias: toAlias(secrets, "review-author", row.authorId, row.profileId),
});
