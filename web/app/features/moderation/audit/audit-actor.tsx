import type { AuditEntry } from "@vesper/contract/audit";
import { AuditFilterLink } from "./audit-filter-link.tsx";

export function AuditActor({ actor }: Pick<AuditEntry, "actor">) {
  if (!actor) return <span className="text-muted">System</span>;
  return (
    <AuditFilterLink change={{ actor: actor._id }} title={`Only what ${actor.name} did`}>
      <bdi>{actor.name}</bdi>
    </AuditFilterLink>
  );
}
