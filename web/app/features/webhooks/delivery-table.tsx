import {
  redeliver,
  type Delivery,
  type DeliveryState,
  type Webhook,
} from "@vesper/contract/webhooks/webhooks";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { SkeletonRows } from "#web/ui/data/skeleton-rows.tsx";
import { DataTable } from "#web/ui/data/table.tsx";
import RotateCcw from "virtual:icons/rotate-ccw";
import { formatResponse, stateLabels } from "./labels.ts";
import { webhooksKey } from "./queries.ts";

const columns = [
  "Event",
  "State",
  "Response",
  { title: "Attempts", numeric: true },
  "Created",
  "Next attempt",
  { title: "Actions", className: "xl:text-right" },
];

const tones: Record<DeliveryState, "gold" | "jade" | "danger"> = {
  pending: "gold",
  delivered: "jade",
  failed: "danger",
};

const skeletonRow = (
  <SkeletonRows
    name=""
    mark="hidden"
    lines={["h-3.5 w-36", "h-3 w-56"]}
    cells={[
      { "data-beside": true, looks: "h-5 w-20 rounded-control" },
      { "data-beside": true, looks: "h-3.5 w-10" },
      { "data-beside": true, looks: "h-3.5 w-6" },
      { "data-beside": true, looks: "h-3.5 w-32" },
      { "data-beside": true, looks: "h-3.5 w-32" },
      { looks: "h-9 w-28 rounded-control" },
    ]}
  />
);

interface DeliveryTableProps {
  webhook: Webhook;
  /** Undefined while loading. */
  deliveries?: readonly Delivery[];
  busy: boolean;
}

export function DeliveryTable({ webhook, deliveries, busy }: DeliveryTableProps) {
  return (
    <DataTable label="Deliveries" busy={busy} cards columns={columns}>
      {deliveries?.map((delivery) => (
        <DeliveryRow key={delivery._id} webhook={webhook} delivery={delivery} />
      )) ?? skeletonRow}
    </DataTable>
  );
}

function DeliveryRow({ webhook, delivery }: { webhook: Webhook; delivery: Delivery }) {
  const { _id, type, state, attempts, createdAt, nextAttemptAt } = delivery;
  return (
    <tr>
      <th scope="row">
        <span className="block font-mono">{type}</span>
        <span className="block font-mono text-caption font-normal break-all text-muted">{_id}</span>
      </th>
      <td data-beside>
        <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
      </td>
      <td data-beside className="whitespace-nowrap">
        <span className="text-muted xl:hidden">Response </span>
        {formatResponse(delivery)}
      </td>
      <td data-beside data-numeric>
        {attempts}
        <span className="text-muted xl:hidden">{attempts === 1 ? " attempt" : " attempts"}</span>
      </td>
      <td data-beside className="whitespace-nowrap text-muted">
        <DateTime at={createdAt} />
      </td>
      <td data-beside className="whitespace-nowrap text-muted empty:hidden xl:empty:table-cell">
        {nextAttemptAt && webhook.isEnabled && (
          <>
            <span className="xl:hidden">Next </span>
            <DateTime at={nextAttemptAt} />
          </>
        )}
      </td>
      <td className="xl:text-right">
        <RedeliverButton webhook={webhook} delivery={delivery} />
      </td>
    </tr>
  );
}

function RedeliverButton({ webhook, delivery }: { webhook: Webhook; delivery: Delivery }) {
  const again = useAdminChange({
    change: () => api.call(redeliver, { params: { id: webhook._id, deliveryId: delivery._id } }),
    key: webhooksKey,
    done: "Sending again",
    failed: "Failed to send the delivery again",
  });
  return (
    <Button
      tone="outline"
      size="small"
      icon={<RotateCcw aria-hidden className="size-4" />}
      busy={again.isPending}
      disabledReason={webhook.isEnabled ? undefined : "Turn the webhook on first."}
      aria-label={`Send ${delivery.type} ${delivery._id.slice(-6)} again`}
      onClick={() => again.mutate(undefined)}
    >
      {delivery.state === "pending" ? "Send now" : "Send again"}
    </Button>
  );
}
