import { WebhookPage } from "#web/features/webhooks/webhook-page.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import type { Route } from "./+types/webhook.ts";

export const meta = describePage({ title: "Webhook", indexed: false });

export default function AdminWebhookRoute({ params }: Route.ComponentProps) {
  return <WebhookPage key={params.id} id={params.id} />;
}
