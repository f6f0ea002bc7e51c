import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Contact", indexed: false });

export { Inbox as default } from "#web/features/contact/admin/inbox.tsx";
