import { createMailedLinkPage } from "#web/shared/mailed-link.tsx";
import { UndoTwoFactor } from "#web/features/accounts/public/mailed-links.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Turn off two-factor sign-in", indexed: false });

export default createMailedLinkPage(
  UndoTwoFactor,
  "Turn off two-factor sign-in",
  "Two-factor sign-in was turned on for your account. If this wasn’t you, turn it off here.",
);
