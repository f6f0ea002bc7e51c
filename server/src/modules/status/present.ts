import type { FailedJob, JobOverview, NodeReport, Status } from "@vesper/contract/operations/status";
import { statusChecks } from "./checks.ts";
import { summarize } from "./run-checks.ts";
import type { SiteStatus } from "./service/status.ts";
import type { FailedJobRow, JobCounts } from "./store/jobs.ts";
import type { NodeRow } from "./store/nodes.ts";

export function presentStatus({ checkedAt, results, nodes }: SiteStatus, self: string | undefined): Status {
  const { state, summary } = summarize(results);
  return {
    state,
    summary,
    checkedAt: checkedAt.toISOString(),
    checks: results.map((result) => ({
      name: result.name,
      title: result.title,
      about: result.about,
      state: result.state,
      found: result.found,
      problem: result.problem,
      remedy: result.remedy,
      milliseconds: result.milliseconds,
    })),
    nodes: nodes.map((node) => presentNode(node, self)),
  };
}

const presentNode = (row: NodeRow, self: string | undefined): NodeReport => ({
  name: row.name,
  version: row.version,
  nodeVersion: row.nodeVersion,
  schema: row.lastMigration,
  startedAt: row.startedAt.toISOString(),
  seenAt: row.seenAt.toISOString(),
  isSelf: row.name === self,
  isSilent: row.isSilent,
  checks: statusChecks.flatMap(({ name, title }) => {
    const finding = row.findings[name];
    if (!finding) return [];
    return [{ name, title, state: finding.state, found: finding.found, problem: finding.problem }];
  }),
});

export const presentJobs = ({
  counts,
  failures,
}: {
  counts: JobCounts;
  failures: FailedJobRow[];
}): JobOverview => ({
  waiting: counts.waiting,
  running: counts.running,
  delayed: counts.delayed,
  oldestWaitingAt: counts.oldestWaitingAt?.toISOString() ?? null,
  failed: counts.failed,
  failures: failures.map(presentFailure),
});

const presentFailure = (row: FailedJobRow): FailedJob => ({
  _id: row.id,
  queue: row.queue,
  failedAt: row.failedAt.toISOString(),
  attempts: row.attempts,
  reason: [row.errorName, row.errorCode].filter(Boolean).join(" ") || "Error",
});
