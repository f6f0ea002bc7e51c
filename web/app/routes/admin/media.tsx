import { PersonRecord } from "#web/features/moderation/person/person-record.tsx";
import { MediaReview } from "#web/features/media/admin/media-review.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Media Review", indexed: false });

export default function MediaRoute() {
  return <MediaReview History={PersonRecord} />;
}
