import { type Media, reviewMedia } from "@vesper/contract/media";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { toast } from "#web/ui/toast.ts";
import { reviewKey } from "./queries.ts";
import type { Verdict } from "./rejection.ts";

/** Decides once; whoever comes second is told so, and goes on with the next one all the same. */
export function useReview({ _id: id, title }: Pick<Media, "_id" | "title">, onDecided: () => void) {
  return useAdminChange({
    change: (body: Verdict) => api.call(reviewMedia, { params: { id }, body }),
    key: reviewKey,
    done: "Media review completed successfully",
    failed: "Failed to review media",
    onDone: onDecided,
    onOutdated: onDecided,
    // The next one is open by then, so the words name the one that they are about.
    takesRefusal: ({ code }) => {
      if (code !== "conflict") return false;
      toast.error(`Somebody else was faster: “${title}” is no longer waiting for review.`);
      onDecided();
      return true;
    },
  });
}
