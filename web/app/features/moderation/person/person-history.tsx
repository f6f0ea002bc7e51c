import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { LoadedSection } from "#web/ui/feedback/loaded-section.tsx";
import { personHistoryQuery } from "../cases/queries.ts";
import type { AuditEntry } from "@vesper/contract/moderation/audit";
import { AuditChange } from "../audit/audit-change.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";

/** Actions by admins and the system that affect an account, newest first. */
export function PersonHistory({ id }: { id: string }) {
  const query = useQuery(personHistoryQuery(id));
  return (
    <LoadedSection
      title="History"
      text="The newest audit log entries about this account."
      actions={
        <Button tone="outline" size="small" render={<Link to={`/admin/audit?subject=${id}`} />}>
          Audit Log
        </Button>
      }
      query={query}
      failure="Failed to load the history"
    >
      {(entries) =>
        entries.length === 0 ? (
          <p className="text-small text-muted">No changes recorded yet.</p>
        ) : (
          <ol className="divide-y divide-line">
            {entries.map((entry) => (
              <PersonHistoryRow key={entry.position} entry={entry} />
            ))}
          </ol>
        )
      }
    </LoadedSection>
  );
}

/** One audit entry: actor, time and changed fields. */
function PersonHistoryRow({ entry }: { entry: AuditEntry }) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 text-small sm:grid-cols-[12rem_minmax(0,1fr)] xl:grid-cols-[12rem_14rem_minmax(0,1fr)]">
      <DateTime at={entry.at} className="text-muted" />
      <span className="flex min-w-0 flex-col">
        <span className="font-mono text-caption font-semibold break-all">{entry.action}</span>
        <span className="text-muted">{entry.actor ? <bdi>{entry.actor.name}</bdi> : "System"}</span>
      </span>
      <div className="min-w-0 sm:max-xl:col-start-2">
        <AuditChange entry={entry} />
      </div>
    </li>
  );
}
