import { ConfirmEmail } from "#web/features/accounts/public/mailed-links.tsx";
import { MailedLinkPage } from "#web/shared/mailed-link.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Confirm your email address", indexed: false });

export default function ConfirmEmailRoute() {
  return <MailedLinkPage title="Confirm your email address" Action={ConfirmEmail} />;
}
