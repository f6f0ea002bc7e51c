import { toAlias } from "#platform/security/alias.ts";
import type { Context } from "#platform/context.ts";
import type { ReviewRow } from "../store/reviews.ts";

export type AliasedReview = ReviewRow & { authorAlias: string };

/** Public answers carry an alias of the author for each profile: an account's id would join what they wrote elsewhere. */
export const withAuthorAlias = ({ secrets }: Context, row: ReviewRow): AliasedReview => ({
  ...row,
  authorAlias: toAlias(secrets, "review-author", row.authorId, row.profileId),
});
