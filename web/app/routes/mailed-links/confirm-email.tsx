import { ConfirmEmail } from "#web/features/accounts/public/mailed-links.tsx";
import { mailedLinkPage } from "#web/shared/mailed-link.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Confirm your email address", indexed: false });

export default mailedLinkPage(ConfirmEmail, "Confirm your email address");
