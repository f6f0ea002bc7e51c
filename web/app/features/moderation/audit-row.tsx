import type { AuditEntry } from "@vesper/contract/moderation";
import { AuditChange } from "./audit-change.tsx";
import { AuditFilterLink } from "./audit-filter-link.tsx";
import { AuditSubject } from "./audit-subject.tsx";
import { Moment } from "./moment.tsx";

export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { position, at, actor, action, requestId, hash } = entry;
  return (
    <tr className="[&>td]:align-top!">
      <td data-numeric>{position}</td>
      <td className="whitespace-nowrap">
        <Moment at={at} />
      </td>
      <td className="max-w-44 min-w-24">
        {actor ? (
          <AuditFilterLink change={{ actor: actor._id }} title={`Only what ${actor.name} did`}>
            <bdi>{actor.name}</bdi>
          </AuditFilterLink>
        ) : (
          <span className="text-muted">System</span>
        )}
      </td>
      <td className="font-mono text-caption whitespace-nowrap">{action}</td>
      <td>
        <AuditSubject entry={entry} />
      </td>
      <td className="min-w-64">
        <AuditChange entry={entry} />
      </td>
      <td className="font-mono text-caption text-muted" title={requestId}>
        {shortened(requestId)}
      </td>
      <td className="font-mono text-caption text-muted" title={hash}>
        {shortened(hash)}
      </td>
    </tr>
  );
}

const shortened = (text: string) => (text.length > 10 ? `${text.slice(0, 8)}…` : text);
