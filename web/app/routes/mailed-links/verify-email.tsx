import { EmailVerification } from "#web/features/accounts/public/email-verification.tsx";
import { createMailedLinkPage } from "#web/shared/mailed-link.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Confirm your email address", indexed: false });

export default createMailedLinkPage(EmailVerification, "Confirm your email address");
