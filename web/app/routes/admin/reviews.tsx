import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Reviews", indexed: false });

export { ReviewQueue as default } from "#web/features/reviews/admin/review-queue.tsx";
