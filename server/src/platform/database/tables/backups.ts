import type { Backup } from "@vesper/contract/operations/backups";

export interface BackupsTable {
  id: string;
  kind: Backup["kind"];
  state: Backup["state"];
  name: string;
  host: string | null;
  requestedAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  bytes: number | null;
  rowCount: number | null;
  fileCount: number | null;
  error: string | null;
  testState: NonNullable<Backup["test"]>["state"] | null;
  testStartedAt: Date | null;
  testFinishedAt: Date | null;
  testError: string | null;
  removedAt: Date | null;
}
