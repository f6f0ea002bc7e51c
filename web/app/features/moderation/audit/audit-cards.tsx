import type { AuditEntry } from "@vesper/contract/audit";
import { Card } from "#web/ui/layout/card.tsx";
import { AuditActor } from "./audit-actor.tsx";
import { AuditChange } from "./audit-change.tsx";
import { AuditSubject } from "./audit-subject.tsx";
import { Moment } from "../cases/moment.tsx";
import { shortened } from "../cases/shortened.ts";

/** The log on a phone. */
export function AuditCards({ entries, busy }: { entries: AuditEntry[]; busy: boolean }) {
  return (
    <ul aria-label="Audit log" aria-busy={busy || undefined} className="grid gap-3 md:grid-cols-2">
      {entries.map((entry) => (
        <li key={entry.position}>
          <Card className="flex h-full flex-col gap-3 text-small">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <span className="font-mono font-semibold break-all">{entry.action}</span>
              <Moment at={entry.at} className="text-caption text-muted" />
            </div>
            <div className="flex items-start justify-between gap-4">
              <span className="min-w-0">
                <span className="text-muted">By </span>
                <AuditActor actor={entry.actor} />
              </span>
              <AuditSubject entry={entry} />
            </div>
            <AuditChange entry={entry} />
            <p className="mt-auto flex flex-wrap gap-x-4 border-t border-line pt-2 text-caption text-muted">
              <span>No. {entry.position}</span>
              <span title={entry.requestId}>
                Request <span className="font-mono">{shortened(entry.requestId)}</span>
              </span>
              <span title={entry.hash}>
                Hash <span className="font-mono">{shortened(entry.hash)}</span>
              </span>
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
