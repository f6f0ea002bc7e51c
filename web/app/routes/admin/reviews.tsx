import { PersonRecord } from "#web/features/moderation/person/person-record.tsx";
import { ReviewQueue } from "#web/features/reviews/admin/review-queue.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Reviews", indexed: false });

export default function ReviewsRoute() {
  return <ReviewQueue History={PersonRecord} />;
}
