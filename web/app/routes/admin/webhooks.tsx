import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Webhooks", indexed: false });

export { WebhookList as default } from "#web/features/webhooks/webhook-list.tsx";
