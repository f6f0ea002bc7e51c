import { deleteWebhook, rotateWebhookSecret, type Webhook } from "@vesper/contract/webhooks/webhooks";
import { useNavigate } from "react-router";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { webhooksKey } from "./queries.ts";

interface WebhookDialogProps extends DialogState {
  webhook: Webhook;
}

interface RotateDialogProps extends WebhookDialogProps {
  onSecret: (secret: string) => void;
}

export function RotateDialog({ webhook, onSecret, ...shown }: RotateDialogProps) {
  const rotate = useAdminChange({
    change: async () => {
      const { data } = await api.call(rotateWebhookSecret, { params: { id: webhook._id } });
      onSecret(data.secret);
    },
    key: webhooksKey,
    done: "Signing secret replaced",
    failed: "Failed to replace the signing secret",
    onDone: () => shown.onOpenChange(false),
  });
  return (
    <ConfirmDialog
      {...shown}
      title="Replace the signing secret?"
      text="You get a new secret. For one day, events are signed with both, so that your receiver can change over without a gap."
      confirmLabel="Replace secret"
      tone="primary"
      busy={rotate.isPending}
      onConfirm={() => rotate.mutate(undefined)}
    />
  );
}

export function RemoveDialog({ webhook, ...shown }: WebhookDialogProps) {
  const navigate = useNavigate();
  const remove = useAdminChange({
    change: () => api.call(deleteWebhook, { params: { id: webhook._id } }),
    key: webhooksKey,
    done: "Webhook removed",
    failed: "Failed to remove the webhook",
    onDone: () => void navigate("/admin/webhooks", { replace: true }),
  });
  return (
    <ConfirmDialog
      {...shown}
      title="Remove this webhook?"
      text={
        <>
          <span className="break-all">{webhook.url}</span> gets no further events. Its delivery log is
          deleted, and waiting deliveries are discarded. This can’t be undone.
        </>
      }
      confirmLabel="Remove webhook"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined)}
    />
  );
}
