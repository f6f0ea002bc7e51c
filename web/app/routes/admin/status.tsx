import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Status", indexed: false });

export { SiteStatus as default } from "#web/features/status/site-status.tsx";
