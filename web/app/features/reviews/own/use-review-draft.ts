import type { ReviewDraft } from "@vesper/contract/profiles/reviews";
import type { z } from "zod";
import { useUser } from "#web/session/session-store.ts";
import type { ReviewTarget } from "./calls.ts";
import { removeReviewDraft, findReviewDraft, storeReviewDraft } from "./review-draft.ts";

type Values = z.input<typeof ReviewDraft>;

/** Draft of a new review. Editing needs no draft, because the review is already stored. */
export function useReviewDraft(target: ReviewTarget) {
  const userId = useUser()?._id;
  const profileId = "profileId" in target ? target.profileId : undefined;
  const isKept = userId !== undefined && profileId !== undefined;
  return {
    read: (): Values | undefined => (isKept ? findReviewDraft(userId, profileId) : undefined),
    store: (values: Values) => void (isKept && storeReviewDraft({ userId, profileId, values })),
    forget: () => void (isKept && removeReviewDraft()),
  };
}
