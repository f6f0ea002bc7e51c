import { createMailedLinkPage } from "#web/shared/mailed-link.tsx";
import { UndoEmail } from "#web/features/accounts/public/mailed-links.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Keep your email address", indexed: false });

export default createMailedLinkPage(
  UndoEmail,
  "Keep your email address",
  "The address of your account was changed.",
);
