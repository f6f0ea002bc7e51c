import type { Finding, CheckName } from "@vesper/contract/operations/status";
import type { JSONColumnType } from "kysely";

export type NodeFindings = Partial<Record<CheckName, Finding>>;

/** Last report of each node. */
export interface SiteNodesTable {
  name: string;
  version: string;
  nodeVersion: string;
  lastMigration: string;
  startedAt: Date;
  seenAt: Date;
  findings: JSONColumnType<NodeFindings>;
}

/** Last completed run of each scheduled job. */
export interface JobRunsTable {
  name: string;
  knownSince: Date;
  finishedAt: Date | null;
}
