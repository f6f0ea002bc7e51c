import { MailedLinkPage } from "#web/shared/mailed-link.tsx";
import { UndoEmail } from "#web/features/accounts/public/mailed-links.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Keep your email address", indexed: false });

export default function UndoEmailRoute() {
  return (
    <MailedLinkPage
      title="Keep your email address"
      text="The address of your account was changed."
      Action={UndoEmail}
    />
  );
}
