import { useQuery } from "@tanstack/react-query";
import type { Webhook } from "@vesper/contract/webhooks/webhooks";
import { useSearchParams } from "react-router";
import { QueueList } from "#web/queue/queue-list.tsx";
import { FilterSelect } from "#web/shared/filter-bar.tsx";
import { withFilters } from "#web/shared/with-filters.ts";
import { getCurrentSearchParams } from "#web/ui/actions/current-search-params.ts";
import { ClearFilters } from "#web/ui/actions/removable-chip.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import SearchX from "virtual:icons/search-x";
import Send from "virtual:icons/send";
import { DeliveryTable } from "./delivery-table.tsx";
import { type DeliveryFilters, isFiltered, parseDeliveryFilters } from "./filters.ts";
import { eventOptions, stateLabels } from "./labels.ts";
import { deliveriesQuery } from "./queries.ts";

/** Deliveries of one webhook, with filters in the URL. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const [params] = useSearchParams();
  const filters = parseDeliveryFilters(params);
  const query = useQuery(deliveriesQuery(webhook._id, filters));
  return (
    <section aria-labelledby="delivery-log" className="flex flex-col gap-4">
      <h3 id="delivery-log" className="font-serif text-lead font-semibold">
        Delivery log
      </h3>
      <DeliveryFilterBar filters={filters} />
      <QueueList
        query={query}
        what="deliveries"
        skeleton={<DeliveryTable busy webhook={webhook} />}
        empty={<NoDeliveries isFiltered={isFiltered(filters)} />}
      >
        <DeliveryTable deliveries={query.data?.data} busy={query.isPlaceholderData} webhook={webhook} />
      </QueueList>
    </section>
  );
}

function NoDeliveries({ isFiltered: hasFilters }: { isFiltered: boolean }) {
  return hasFilters ? (
    <EmptyState
      level={3}
      icon={<SearchX />}
      title="No deliveries found"
      text="None match these filters. Clear them to see all deliveries."
    />
  ) : (
    <EmptyState
      level={3}
      icon={<Send />}
      title="Nothing delivered yet"
      text="Deliveries appear here as events happen. To check the receiver now, send a test event."
    />
  );
}

function DeliveryFilterBar({ filters }: { filters: DeliveryFilters }) {
  const [, setParams] = useSearchParams();
  const clear = () =>
    setParams(withFilters(getCurrentSearchParams(), { state: "", type: "" }), { preventScrollReset: true });
  return (
    <search aria-label="Deliveries" className="grid grid-cols-2 gap-3 sm:flex sm:items-end">
      <FilterSelect
        name="state"
        label="State"
        placeholder="All states"
        options={stateLabels}
        value={filters.state}
        className="sm:w-44"
      />
      <FilterSelect
        name="type"
        label="Event"
        placeholder="All events"
        options={eventOptions}
        value={filters.type}
        className="sm:w-60"
      />
      <ClearFilters isFiltered={isFiltered(filters)} onClear={clear} className="col-span-full" />
    </search>
  );
}
