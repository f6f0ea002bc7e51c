import { createMailedLinkPage } from "#web/shared/mailed-link.tsx";
import { UndoEmail } from "#web/features/accounts/public/mailed-links.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Restore your email address", indexed: false });

export default createMailedLinkPage(
  UndoEmail,
  "Restore your email address",
  "Your account’s email address was changed. If this wasn’t you, restore the previous one here.",
);
