import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { LoadedSection } from "#web/ui/feedback/loaded-section.tsx";
import { PersonHistoryRow } from "./person-history-row.tsx";
import { personHistoryQuery } from "../cases/queries.ts";

/** What admins and the system did with an account, the newest first. */
export function PersonHistory({ id }: { id: string }) {
  const query = useQuery(personHistoryQuery(id));
  return (
    <LoadedSection
      title="History"
      text="The newest entries about this account in the audit log."
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
          <p className="text-small text-muted">No admin has changed anything here yet.</p>
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
