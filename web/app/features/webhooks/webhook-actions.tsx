import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  disableWebhook,
  enableWebhook,
  testWebhook,
  type Delivery,
  type Webhook,
} from "@vesper/contract/webhooks/webhooks";
import { adminToast } from "#web/api/admin-toast.ts";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import EllipsisVertical from "virtual:icons/ellipsis-vertical";
import KeyRound from "virtual:icons/key-round";
import Pencil from "virtual:icons/pencil";
import Power from "virtual:icons/power";
import Send from "virtual:icons/send";
import Trash from "virtual:icons/trash";
import { Menu } from "#web/ui/overlays/menu.tsx";
import { MenuItem } from "#web/ui/overlays/menu-item.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { formatResponse } from "./labels.ts";
import { webhooksKey } from "./queries.ts";

export type WebhookTask = "edit" | "rotate" | "remove";

interface WebhookActionsProps {
  webhook: Webhook;
  onTask: (task: WebhookTask) => void;
}

export function WebhookActions({ webhook, onTask }: WebhookActionsProps) {
  const test = useTestEvent(webhook);
  const { isEnabled } = webhook;
  const toggle = useAdminChange({
    change: () => api.call(isEnabled ? disableWebhook : enableWebhook, { params: { id: webhook._id } }),
    key: webhooksKey,
    done: isEnabled ? "Webhook turned off" : "Webhook turned on",
    failed: isEnabled ? "Failed to turn off the webhook" : "Failed to turn on the webhook",
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        icon={<Send aria-hidden className="size-4 max-sm:hidden" />}
        busy={test.isPending}
        onClick={() => test.mutate()}
      >
        Send a test event
      </Button>
      <Button
        tone="outline"
        icon={<Power aria-hidden className="size-4 max-sm:hidden" />}
        busy={toggle.isPending}
        onClick={() => toggle.mutate(undefined)}
      >
        {isEnabled ? "Turn off" : "Turn on"}
      </Button>
      <Menu trigger={<IconButton label="More actions" icon={<EllipsisVertical aria-hidden />} />}>
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => onTask("edit")}>
          Edit
        </MenuItem>
        <MenuItem icon={<KeyRound aria-hidden />} onSelect={() => onTask("rotate")}>
          Replace secret
        </MenuItem>
        <MenuItem icon={<Trash aria-hidden />} tone="danger" onSelect={() => onTask("remove")}>
          Remove
        </MenuItem>
      </Menu>
    </div>
  );
}

/** Sends a test event; the toast tells the receiver's answer, and the log shows it too. */
function useTestEvent({ _id: id }: Webhook) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.call(testWebhook, { params: { id } })).data,
    onSuccess: (delivery: Delivery) => {
      const answer = formatResponse(delivery);
      if (delivery.state === "delivered") adminToast.success(`Test event delivered. Response: ${answer}.`);
      else toast.error(`The test event was not accepted. Response: ${answer}.`);
    },
    onError: (error) => adminToast.failure(error, "Failed to send the test event"),
    onSettled: () => queries.invalidateQueries({ queryKey: webhooksKey }),
  });
}
