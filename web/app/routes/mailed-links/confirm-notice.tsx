import { createMailedLinkPage } from "#web/shared/mailed-link.tsx";
import { ConfirmNotice } from "#web/features/reports/notice/confirm-notice.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Confirm your notice", indexed: false });

export default createMailedLinkPage(ConfirmNotice, "Confirm your notice");
