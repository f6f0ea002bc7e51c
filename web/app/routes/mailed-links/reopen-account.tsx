import { MailedLinkPage } from "#web/shared/mailed-link.tsx";
import { ReopenAccount } from "#web/features/accounts/public/mailed-links.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Keep your account", indexed: false });

export default function ReopenAccountRoute() {
  return (
    <MailedLinkPage
      title="Keep your account"
      text="You asked us to delete it. You can still change your mind."
      Action={ReopenAccount}
    />
  );
}
