import { ConfirmEmail } from "#web/features/accounts/public/mailed-links.tsx";
import { createMailedLinkPage } from "#web/shared/mailed-link.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Confirm your email address", indexed: false });

export default createMailedLinkPage(ConfirmEmail, "Confirm your email address");
