import { AccentLink } from "#web/ui/actions/accent-link.tsx";
import type { AuditEntry } from "@vesper/contract/moderation/audit";
import { DataTable } from "#web/ui/data/table.tsx";
import { AuditChange } from "./audit-change.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Link, useLocation, useSearchParams } from "react-router";
import type { ReactNode } from "react";
import { withAuditFilter } from "./audit-filters.ts";

/** Shortens an id or a hash to a prefix that is still distinguishable. */
const shorten = (text: string) => (text.length > 10 ? `${text.slice(0, 8)}…` : text);

const columnTitles = ["When", "Who", "Action", "Subject", "Change", "Request", "Hash"];
const columns = [{ title: "No.", numeric: true }, ...columnTitles];

export function AuditTable({ entries, busy }: { entries: AuditEntry[]; busy: boolean }) {
  return (
    <DataTable label="Audit log" busy={busy} columns={columns}>
      {entries.map((entry) => (
        <AuditRow key={entry.position} entry={entry} />
      ))}
    </DataTable>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { position, at, actor, action, requestId, hash } = entry;
  return (
    <tr className="[&>td]:align-top!">
      <td data-numeric>{position}</td>
      <td className="whitespace-nowrap">
        <DateTime at={at} />
      </td>
      <td className="max-w-44 min-w-24">
        <AuditActor actor={actor} />
      </td>
      <td className="font-mono text-caption whitespace-nowrap">{action}</td>
      <td>
        <AuditSubject entry={entry} />
      </td>
      <td className="min-w-64">
        <AuditChange entry={entry} />
      </td>
      <td className="font-mono text-caption text-muted" title={requestId}>
        {shorten(requestId)}
      </td>
      <td className="font-mono text-caption text-muted" title={hash}>
        {shorten(hash)}
      </td>
    </tr>
  );
}

/** The log as cards, for phones. */
export function AuditCards({ entries, busy }: { entries: AuditEntry[]; busy: boolean }) {
  return (
    <ul aria-label="Audit log" aria-busy={busy || undefined} className="grid gap-3 md:grid-cols-2">
      {entries.map((entry) => (
        <li key={entry.position}>
          <Card className="flex h-full flex-col gap-3 text-small">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <span className="font-mono font-semibold break-all">{entry.action}</span>
              <DateTime at={entry.at} className="text-caption text-muted" />
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
                Request <span className="font-mono">{shorten(entry.requestId)}</span>
              </span>
              <span title={entry.hash}>
                Hash <span className="font-mono">{shorten(entry.hash)}</span>
              </span>
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function AuditActor({ actor }: Pick<AuditEntry, "actor">) {
  if (!actor) return <span className="text-muted">System</span>;
  return (
    <AuditFilterLink change={{ actor: actor._id }} title={`Show only actions by ${actor.name}`}>
      <bdi>{actor.name}</bdi>
    </AuditFilterLink>
  );
}

/** Subject of an entry: links to its other entries, and to the case if there is one. */
function AuditSubject({ entry }: { entry: AuditEntry }) {
  const { subjectType, subjectId, subjectName } = entry;
  const caseId = findCaseId(entry);
  return (
    <span className="flex flex-col items-start gap-1 whitespace-nowrap">
      {subjectId ? (
        <AuditFilterLink
          change={{ subject: subjectId }}
          title={`Show everything about ${subjectType} ${subjectId}`}
        >
          {subjectName ? (
            <bdi>{subjectName}</bdi>
          ) : (
            <>
              {subjectType} <span className="font-mono text-caption text-muted">…{subjectId.slice(-6)}</span>
            </>
          )}
        </AuditFilterLink>
      ) : (
        subjectType
      )}
      {caseId && (
        <AccentLink to={`/admin/cases/${caseId}`} className="inline-flex min-h-6 items-center">
          Open case
        </AccentLink>
      )}
    </span>
  );
}

interface AuditFilterLinkProps {
  change: Parameters<typeof withAuditFilter>[1];
  /** Describes the log as filtered by this link. */
  title: string;
  children: ReactNode;
}

/** Link that filters the log by the linked value. */
function AuditFilterLink({ change, title, children }: AuditFilterLinkProps) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  return (
    <Link
      to={{ pathname, search: withAuditFilter(params, change).toString() }}
      preventScrollReset
      title={title}
      className="inline-flex min-h-6 items-baseline gap-1 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {children}
    </Link>
  );
}

/** Returns the id of the case that an entry is about or results from. */
function findCaseId({ subjectType, subjectId, after }: AuditEntry): string | null {
  if (subjectType === "case") return subjectId;
  const named = after?.caseId;
  return typeof named === "string" ? named : null;
}
