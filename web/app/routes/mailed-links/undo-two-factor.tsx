import { createMailedLinkPage } from "#web/shared/mailed-link.tsx";
import { UndoTwoFactor } from "#web/features/accounts/public/mailed-links.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Remove a new way to sign in", indexed: false });

export default createMailedLinkPage(
  UndoTwoFactor,
  "Remove a new way to sign in",
  "A passkey or two-factor sign-in was added to your account. If this wasn’t you, remove it here.",
);
