import { toImageAddress } from "@vesper/contract/media/image-address";
import { toPublicPerson } from "@vesper/contract/accounts/person";
import type { AdminReview, OwnReview, Review, ReviewSummary } from "@vesper/contract/profiles/reviews";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import type { AliasedReview } from "./service/author-alias.ts";
import type { RatingsRow } from "./store/ratings.ts";
import type { ReviewRow } from "./store/reviews.ts";

function presentCommonFields(row: ReviewRow) {
  return {
    _id: row.id,
    rating: row.rating,
    title: row.title,
    body: row.body,
    isAnonymous: row.isAnonymous,
    createdAt: row.createdAt.toISOString(),
    reply:
      row.reply !== null && row.repliedAt
        ? { text: row.reply, createdAt: row.repliedAt.toISOString() }
        : null,
  };
}

/**
 * Presents a review for the public. The author's account id never leaves the server; a named author appears under an
 * alias.
 */
export function presentReview(row: AliasedReview): Review {
  const isNamed = !row.isAnonymous && row.authorLeftAt === null;
  return {
    ...presentCommonFields(row),
    authorId: isNamed ? toPublicPerson(row.authorAlias, row.authorName, row.authorPicture) : null,
  };
}

/** Presents a review for its author. */
export function presentOwnReview(row: ReviewRow): OwnReview {
  const picture = row.faceId && toImageAddress(row.faceId, 320, "webp");
  const profile = row.isProfileSeen
    ? { _id: row.profileId, slug: row.profileSlug, name: row.profileName, picture }
    : null;
  return {
    ...presentCommonFields(row),
    status: row.status,
    rejectionReason: row.rejectionReason,
    isHidden: row.isHidden,
    profile,
    escortProfile: profile,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentAdminReview(row: ReviewRow): AdminReview {
  return {
    ...presentCommonFields(row),
    status: row.status,
    rejectionReason: row.rejectionReason,
    isHidden: row.isHidden,
    authorId: {
      _id: row.authorId,
      name: toNameForStaff(row.authorAccountName),
      email: row.authorEmail ?? "",
    },
    profile: {
      _id: row.profileId,
      userId: row.ownerId,
      slug: row.profileSlug,
      name: row.profileName,
      isListed: row.isProfileListed,
    },
    submittedAt: row.submittedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export const presentSummary = (row: RatingsRow | undefined): ReviewSummary => ({
  average: row?.average ?? 0,
  count: row?.count ?? 0,
  histogram: {
    1: row?.ones ?? 0,
    2: row?.twos ?? 0,
    3: row?.threes ?? 0,
    4: row?.fours ?? 0,
    5: row?.fives ?? 0,
  },
});
