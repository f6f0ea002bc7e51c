import { reviewMedia } from "@vesper/contract/media";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { reviewKey } from "./queries.ts";
import type { Verdict } from "./rejection.ts";

/** Decides once; whoever comes second is told so, and goes on with the next one all the same. */
export const useReview = (id: string, onDecided: () => void) =>
  useAdminChange({
    change: (body: Verdict) => api.call(reviewMedia, { params: { id }, body }),
    key: reviewKey,
    done: "Media review completed successfully",
    failed: "Failed to review media",
    onDone: onDecided,
    onOutdated: onDecided,
  });
