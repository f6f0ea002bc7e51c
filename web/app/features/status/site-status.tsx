import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { LoadError } from "#web/ui/feedback/query-failure.tsx";
import { BackupsSection } from "./backups-section.tsx";
import { isProblem, Problems, QuietChecks } from "./check-list.tsx";
import { JobsSection } from "./jobs-section.tsx";
import { NodeList } from "./node-list.tsx";
import { Overall } from "./overall.tsx";
import { statusKey, statusQuery } from "./queries.ts";

/** State of the installation: problems first with what to do, then everything else. */
export function SiteStatus() {
  const query = useQuery(statusQuery);
  const queries = useQueryClient();
  const [isChecking, setIsChecking] = useState(false);
  const { data: status, dataUpdatedAt } = query;
  const problems = status?.checks.filter(isProblem) ?? [];

  async function handleCheck() {
    setIsChecking(true);
    await queries.invalidateQueries({ queryKey: statusKey });
    setIsChecking(false);
  }

  return (
    <div className="flex flex-col gap-6">
      <header>
        <h2 className="font-serif text-title font-semibold">Status</h2>
        <p className="mt-1 text-small text-muted">
          The same checks as <code>npm run vesper -- doctor</code>.
        </p>
      </header>
      {query.isLoadingError ? (
        <LoadError query={query} what="the status" />
      ) : (
        <>
          <Overall status={status} isChecking={isChecking} onCheck={() => void handleCheck()} />
          {problems.length > 0 && <Problems checks={problems} />}
          <QuietChecks checks={status?.checks.filter((check) => !isProblem(check))} />
          {status && status.nodes.length > 0 && (
            <NodeList nodes={status.nodes} now={new Date(dataUpdatedAt)} />
          )}
        </>
      )}
      <JobsSection />
      <BackupsSection />
    </div>
  );
}
