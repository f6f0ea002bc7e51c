import type { AuditEntry } from "@vesper/contract/audit";
import { Table } from "#web/ui/data/table.tsx";
import { AuditActor } from "./audit-actor.tsx";
import { AuditChange } from "./audit-change.tsx";
import { AuditSubject } from "./audit-subject.tsx";
import { Moment } from "../cases/moment.tsx";
import { shortened } from "../cases/shortened.ts";

export function AuditTable({ entries, busy }: { entries: AuditEntry[]; busy: boolean }) {
  return (
    <Table label="Audit log" busy={busy}>
      <thead>
        <tr>
          <th scope="col" data-numeric>
            No.
          </th>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">Action</th>
          <th scope="col">Subject</th>
          <th scope="col">Change</th>
          <th scope="col">Request</th>
          <th scope="col">Hash</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <AuditRow key={entry.position} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { position, at, actor, action, requestId, hash } = entry;
  return (
    <tr className="[&>td]:align-top!">
      <td data-numeric>{position}</td>
      <td className="whitespace-nowrap">
        <Moment at={at} />
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
        {shortened(requestId)}
      </td>
      <td className="font-mono text-caption text-muted" title={hash}>
        {shortened(hash)}
      </td>
    </tr>
  );
}
