import { createMailedLinkPage } from "#web/shared/mailed-link.tsx";
import { UndoTwoFactor } from "#web/features/accounts/public/mailed-links.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Turn off two-factor login", indexed: false });

export default createMailedLinkPage(
  UndoTwoFactor,
  "Turn off two-factor login",
  "It was switched on for your account.",
);
