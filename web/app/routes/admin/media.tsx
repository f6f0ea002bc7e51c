import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Media Review", indexed: false });

export { MediaReview as default } from "#web/features/media/admin/media-review.tsx";
