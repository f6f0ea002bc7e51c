import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type SettingChange, undoSettingChange } from "@vesper/contract/core/admin-settings";
import { useState } from "react";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { PersonLink } from "#web/shared/person-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { ButtonPager } from "#web/ui/data/pager.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadError } from "#web/ui/feedback/query-failure.tsx";
import { SkeletonText } from "#web/ui/feedback/skeleton-text.tsx";
import RotateCcwClock from "virtual:icons/rotate-ccw-clock";
import Undo2 from "virtual:icons/undo-2";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { createChangesQuery, settingsKey } from "./queries.ts";
import { formatValue, getSetting } from "./setting-text.ts";

/** Changes of settings, newest first; the newest one of each setting can be undone. */
export function SettingHistory() {
  const [page, setPage] = useState(1);
  const query = useQuery({ ...createChangesQuery(page), placeholderData: keepPreviousData });
  return (
    <SectionCard
      id="history"
      title="RotateCcwClock"
      text="Every change is also in the audit log. Undo restores the value before, unless it was changed again."
    >
      <Changes query={query} />
      {query.data && query.data.pagination.pages > 1 && (
        <ButtonPager page={page} totalPages={query.data.pagination.pages} onPage={setPage} />
      )}
    </SectionCard>
  );
}

type ChangesResult = ReturnType<typeof useQuery<{ data: SettingChange[] }>>;

function Changes({ query }: { query: ChangesResult }) {
  if (query.isLoadingError) return <LoadError query={query} what="changes" />;
  if (!query.data) return <SkeletonText lines={4} />;
  if (query.data.data.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<RotateCcwClock />}
        title="No changes yet"
        text="All settings have their defaults."
      />
    );
  }
  return (
    <ul className="divide-y divide-line">
      {query.data.data.map((change) => (
        <ChangeRow key={change._id} change={change} />
      ))}
    </ul>
  );
}

function ChangeRow({
  change: { _id: id, name, before, after, at, by, isUndo, isUndoable },
}: {
  change: SettingChange;
}) {
  const { label } = getSetting(name);
  const undo = useAdminChange({
    key: settingsKey,
    change: () => api.call(undoSettingChange, { params: { id } }),
    done: `${label}: change undone`,
    failed: "Failed to undo this change",
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="line-clamp-3 wrap-anywhere">
          <span className="font-medium">{label}</span>: <q>{formatValue(name, before)}</q> →{" "}
          <q>{formatValue(name, after)}</q>
        </p>
        <p className="text-small text-muted">
          {isUndo ? "Undone" : "Changed"} by{" "}
          {by ? <PersonLink id={by._id}>{by.name}</PersonLink> : "the system"}, <DateTime at={at} />
        </p>
      </div>
      {isUndoable && (
        <Button
          tone="outline"
          icon={<Undo2 aria-hidden />}
          aria-label={`Undo the change of ${label}`}
          busy={undo.isPending}
          onClick={() => undo.mutate(undefined)}
        >
          Undo
        </Button>
      )}
    </li>
  );
}
