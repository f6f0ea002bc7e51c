import { MailedLinkPage } from "#web/shared/mailed-link.tsx";
import { KeepEmail } from "#web/features/accounts/public/mailed-links.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Keep your email address", indexed: false });

export default function KeepEmailRoute() {
  return (
    <MailedLinkPage
      title="Keep your email address"
      text="Our team was asked to change the address of your account."
      Action={KeepEmail}
    />
  );
}
