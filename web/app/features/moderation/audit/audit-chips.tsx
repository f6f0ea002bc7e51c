import type { AuditEntry } from "@vesper/contract/audit";
import { useLocation, useSearchParams } from "react-router";
import { RemovableChip } from "#web/ui/actions/removable-chip.tsx";
import { type AuditFilters, withAuditFilter } from "./audit-filters.ts";

interface AuditChipsProps {
  filters: AuditFilters;
  entries: AuditEntry[];
}

/** What narrows the log, each to be taken away with one press. */
export function AuditChips({ filters, entries }: AuditChipsProps) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const without = (name: "action" | "actor" | "subject") => ({
    pathname,
    search: withAuditFilter(params, { [name]: "" }).toString(),
  });
  const actor = entries.find((entry) => entry.actor?._id === filters.actor)?.actor?.name;

  if (!filters.action && !filters.actor && !filters.subject && !filters.until) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {filters.action && (
        <RemovableChip to={without("action")}>
          Action <span className="font-mono">{filters.action}…</span>
        </RemovableChip>
      )}
      {filters.actor && (
        <RemovableChip to={without("actor")}>
          By <bdi>{actor ?? filters.actor.slice(-6)}</bdi>
        </RemovableChip>
      )}
      {filters.subject && (
        <RemovableChip to={without("subject")}>
          About <span className="font-mono">…{filters.subject.slice(-6)}</span>
        </RemovableChip>
      )}
      {filters.until && (
        <RemovableChip to={{ pathname, search: withAuditFilter(params, {}).toString() }}>
          Up to entry {filters.until}
        </RemovableChip>
      )}
    </div>
  );
}
