import type { Webhook } from "@vesper/contract/webhooks/webhooks";
import { Badge } from "#web/ui/data/badge.tsx";

export function WebhookBadge({ webhook }: { webhook: Pick<Webhook, "isEnabled" | "failingSince"> }) {
  if (!webhook.isEnabled) return <Badge>Off</Badge>;
  return webhook.failingSince ? <Badge tone="danger">Failing</Badge> : <Badge tone="jade">On</Badge>;
}
