import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import { withChoice } from "#web/queue/queue-filters.ts";
import { headingId, QueueHeader } from "#web/queue/queue-header.tsx";
import { QueueList } from "#web/queue/queue-list.tsx";
import { QueueShortcuts } from "#web/queue/queue-shortcuts.tsx";
import { StatusChoice } from "#web/queue/status-choice.tsx";
import { areShortcutsOn } from "#web/session/shortcuts.ts";
import { optionsOf } from "#web/ui/forms/options-of.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { useQueueKeys } from "#web/queue/use-queue-keys.ts";
import { filtersOf } from "./filters.ts";
import { ListSkeleton } from "./list-skeleton.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { verificationsQuery } from "./queries.ts";
import { VerificationTable } from "./verification-table.tsx";
import { kindNames, statusNames } from "./labels.ts";

/** Who waits to be verified, and who changed something after they were. Each is decided on a page of its own. */
export function VerificationQueue() {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  const query = useQuery(verificationsQuery(filters));
  const list = useRef<HTMLDivElement>(null);
  useQueueKeys(list, areShortcutsOn);

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-5">
      <QueueHeader
        title="Verifications"
        words="Pictures open for whoever has claimed the request, every look is recorded, and they are deleted with the decision."
        shortcuts={<QueueShortcuts canOpen />}
      >
        <StatusChoice names={statusNames} status={filters.status} waiting="waiting" />
        <SelectField
          label="Kind"
          placeholder="All kinds"
          options={optionsOf(kindNames)}
          value={filters.kind ?? ""}
          onChange={(event) =>
            setParams(withChoice(params, "kind", event.target.value, ""), { preventScrollReset: true })
          }
          className="w-full sm:w-48"
        />
      </QueueHeader>
      <div ref={list}>
        <QueueList
          query={query}
          failure={(message) => `Error loading verifications: ${message}`}
          skeleton={<ListSkeleton />}
          empty={<NothingHere filters={filters} />}
        >
          <VerificationTable
            items={query.data?.data ?? []}
            status={filters.status}
            now={new Date(query.dataUpdatedAt)}
            busy={query.isPlaceholderData}
          />
        </QueueList>
      </div>
    </section>
  );
}
