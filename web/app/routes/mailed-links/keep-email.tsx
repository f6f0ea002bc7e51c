import { createMailedLinkPage } from "#web/shared/mailed-link.tsx";
import { KeepEmail } from "#web/features/accounts/public/mailed-links.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Keep your email address", indexed: false });

export default createMailedLinkPage(
  KeepEmail,
  "Keep your email address",
  "We received a request to change your account’s email address.",
);
