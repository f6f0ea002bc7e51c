import type { CheckResult, Finding } from "@vesper/contract/operations/status";
import type { Context } from "#platform/context.ts";
import { isTrouble } from "../check.ts";
import { nodeChecks, statusChecks } from "../checks.ts";
import { compareUrgency, runChecks } from "../run-checks.ts";
import { selectNodes, type NodeRow } from "../store/nodes.ts";

export interface SiteStatus {
  checkedAt: Date;
  /** Problems first. */
  results: CheckResult[];
  nodes: NodeRow[];
}

/** Checks everything: this node itself, the others by their last report. */
export async function checkSite(ctx: Context, databaseFinding?: Finding): Promise<SiteStatus> {
  const results = await runChecks(ctx, statusChecks, databaseFinding);
  const hasTables = results.every(({ name, state }) => name !== "nodes" || state !== "unknown");
  const nodes = hasTables ? await selectNodes(ctx.db) : [];
  return {
    checkedAt: ctx.clock.now(),
    results: results.map((result) => addOtherNodes(result, nodes)).toSorted(compareUrgency),
    nodes,
  };
}

/** A problem that only another node has is the problem of the site. */
function addOtherNodes(result: CheckResult, nodes: readonly NodeRow[]): CheckResult {
  if (isTrouble(result) || !nodeChecks.some(({ name }) => name === result.name)) return result;
  for (const { name, isSilent, findings } of nodes) {
    const finding = findings[result.name];
    if (!finding || isSilent || !isTrouble(finding)) continue;
    return { ...result, ...finding, found: `${name}: ${finding.found}` };
  }
  return result;
}

/** Long enough that reloading the page does not hammer the services, short enough to see a repair at once. */
const reuseFor = 3_000;

/** Returns a reader that runs the checks at most once every few seconds, however many people ask. */
export function createStatusReader(): (ctx: Context) => Promise<SiteStatus> {
  let last: { at: number; status: Promise<SiteStatus> } | undefined;
  return (ctx) => {
    if (!last || performance.now() - last.at > reuseFor) {
      const status = checkSite(ctx);
      last = { at: performance.now(), status };
      // Count the time from the end of the checks, so that slow ones are not repeated at once.
      void status.finally(() => last && (last.at = performance.now())).catch(() => {});
    }
    return last.status;
  };
}
