import { useQuery } from "@tanstack/react-query";
import { updateWebhook, type Webhook } from "@vesper/contract/webhooks/webhooks";
import { useState } from "react";
import { adminToast } from "#web/api/admin-toast.ts";
import { DetailHeader, DetailPage, DetailSkeleton } from "#web/queue/detail-page.tsx";
import { api } from "#web/session/api.ts";
import { SecretOnce } from "#web/shared/secret-once.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { DefinitionList } from "#web/ui/data/definition-list.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { DeliveryLog } from "./delivery-log.tsx";
import { disabledTexts } from "./labels.ts";
import { webhookQuery } from "./queries.ts";
import { RemoveDialog, RotateDialog } from "./webhook-dialogs.tsx";
import { type WebhookTask, WebhookActions } from "./webhook-actions.tsx";
import { WebhookBadge } from "./webhook-badge.tsx";
import { WebhookForm } from "./webhook-form.tsx";

const back = { label: "Back to webhooks", to: "/admin/webhooks" };

/** One webhook: what it receives, and every delivery to it. */
export function WebhookPage({ id }: { id: string }) {
  return (
    <DetailPage
      query={useQuery(webhookQuery(id))}
      what="webhook"
      back={back}
      skeleton={<DetailSkeleton label="Loading the webhook" className="h-64" />}
    >
      {(webhook) => <OpenWebhook webhook={webhook} />}
    </DetailPage>
  );
}

function OpenWebhook({ webhook }: { webhook: Webhook }) {
  const [task, setTask] = useState<WebhookTask | null>(null);
  const [secret, setSecret] = useState<string>();
  const close = () => setTask(null);
  return (
    <article className="flex flex-col gap-6">
      <DetailHeader
        back={back}
        title={webhook.description || new URL(webhook.url).host}
        actions={<WebhookActions webhook={webhook} onTask={setTask} />}
      >
        <WebhookBadge webhook={webhook} />
        <span className="font-mono break-all text-muted">{webhook.url}</span>
      </DetailHeader>
      {webhook.disabledBy && (
        <p className="rounded-inner bg-raised px-4 py-3 text-small">{disabledTexts[webhook.disabledBy]}</p>
      )}
      <WebhookFacts webhook={webhook} />
      <DeliveryLog webhook={webhook} />
      {task === "edit" && <EditDialog webhook={webhook} onClose={close} />}
      <RotateDialog
        webhook={webhook}
        open={task === "rotate"}
        onOpenChange={(open) => open || close()}
        onSecret={setSecret}
      />
      <RemoveDialog webhook={webhook} open={task === "remove"} onOpenChange={(open) => open || close()} />
      {secret && (
        <SecretOnce
          title="Save the new signing secret"
          description="For one day, events carry a signature with the old secret too. We won’t show the new one again."
          secret={secret}
          what="the secret"
          onDone={() => setSecret(undefined)}
        />
      )}
    </article>
  );
}

function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { events, owner, createdAt, failingSince, previousSecretUntil } = webhook;
  const facts = [
    { term: "Events", detail: <span className="font-mono">{events.join(", ")}</span> },
    { term: "Added by", detail: <bdi>{owner?.name || "A former admin"}</bdi> },
    { term: "Added", detail: <DateTime at={createdAt} /> },
    ...(failingSince ? [{ term: "Failing since", detail: <DateTime at={failingSince} /> }] : []),
    ...(previousSecretUntil
      ? [{ term: "Old secret valid until", detail: <DateTime at={previousSecretUntil} /> }]
      : []),
  ];
  return (
    <SectionCard title="Details">
      <DefinitionList items={facts} />
    </SectionCard>
  );
}

function EditDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  return (
    <Dialog title="Edit webhook" size="large" open onOpenChange={(open) => open || onClose()}>
      <WebhookForm
        webhook={webhook}
        save={(body) => api.call(updateWebhook, { params: { id: webhook._id }, body })}
        onDone={() => {
          adminToast.success("Webhook saved");
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
