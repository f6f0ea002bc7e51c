import { Inbox } from "#web/features/contact/admin/inbox.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Contact", indexed: false });

export default function AdminContactRoute() {
  return <Inbox />;
}
