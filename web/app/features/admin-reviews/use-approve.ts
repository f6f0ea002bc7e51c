import { type AdminReview, approveReview } from "@vesper/contract/reviews";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { nextAfter } from "./focus.ts";
import { reviewsKey } from "./queries.ts";

/** Yes at once: all of its words are on its card. */
export function useApprove() {
  const { mutate, isPending, variables } = useAdminChange({
    key: reviewsKey,
    change: ({ _id: id, updatedAt }: AdminReview) =>
      api.call(approveReview, { params: { id }, body: { updatedAt } }),
    done: "Review approved successfully!",
    failed: "Failed to approve review",
  });

  function approve(review: AdminReview) {
    if (isPending) return;
    const next = nextAfter(review._id);
    mutate(review, { onSuccess: () => next()?.focus() });
  }

  return { approve, busyWith: isPending ? variables._id : null };
}
