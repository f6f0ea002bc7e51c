import type { ReviewStatus } from "@vesper/contract/profiles/reviews";
import { allowed, refused, type Verdict } from "#platform/policy.ts";

interface ReviewedProfile {
  userId: string;
  allowReviews: boolean;
}

export function mayReview({ userId: ownerId, allowReviews }: ReviewedProfile, userId: string): Verdict {
  if (ownerId === userId) return refused("forbidden", "You can’t review your own profile.");
  return allowReviews ? allowed : refused("forbidden", "Reviews are turned off for this profile.");
}

/** Responds `not_found` to everyone but the author, so that the review's existence is not revealed. */
export const mayChange = ({ authorId }: { authorId: string }, userId: string): Verdict =>
  authorId === userId ? allowed : refused("not_found");

interface RepliableReview {
  ownerId: string;
  reply: string | null;
}

/** Only the owner of the reviewed profile may reply, and only to a review they may read. */
export const mayManageReply = ({ ownerId }: RepliableReview, userId: string, isRead: boolean): Verdict =>
  ownerId === userId && isRead ? allowed : refused("not_found");

export const mayReply = ({ reply }: RepliableReview): Verdict =>
  reply === null
    ? allowed
    : refused(
        "conflict",
        "You’ve already replied to this review. To change your reply, delete it and write a new one.",
      );

export const mayDecide = ({ status }: { status: ReviewStatus }): Verdict =>
  status === "pending" ? allowed : refused("conflict", "This review isn’t waiting for review.");
