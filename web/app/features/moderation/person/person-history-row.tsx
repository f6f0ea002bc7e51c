import type { AuditEntry } from "@vesper/contract/audit";
import { AuditChange } from "../audit/audit-change.tsx";
import { Moment } from "../cases/moment.tsx";

/** Who did what and when, and what changed by it. */
export function PersonHistoryRow({ entry }: { entry: AuditEntry }) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 text-small sm:grid-cols-[12rem_minmax(0,1fr)] lg:grid-cols-[12rem_14rem_minmax(0,1fr)]">
      <Moment at={entry.at} className="text-muted" />
      <span className="flex min-w-0 flex-col">
        <span className="font-mono text-caption font-semibold break-all">{entry.action}</span>
        <span className="text-muted">{entry.actor ? <bdi>{entry.actor.name}</bdi> : "System"}</span>
      </span>
      <div className="min-w-0 sm:max-lg:col-start-2">
        <AuditChange entry={entry} />
      </div>
    </li>
  );
}
