import { createMailedLinkPage } from "#web/shared/mailed-link.tsx";
import { ReopenAccount } from "#web/features/accounts/public/mailed-links.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Reopen your account", indexed: false });

export default createMailedLinkPage(
  ReopenAccount,
  "Reopen your account",
  "We closed it because you asked us to delete it. You can still change your mind.",
);
