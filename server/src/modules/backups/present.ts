import type { Backup } from "@vesper/contract/operations/backups";
import type { BackupRow } from "./store.ts";

const toText = (date: Date | null) => date?.toISOString() ?? null;

export function presentBackup(row: BackupRow): Backup {
  return {
    _id: row.id,
    kind: row.kind,
    state: row.state,
    requestedAt: row.requestedAt.toISOString(),
    startedAt: toText(row.startedAt),
    finishedAt: toText(row.finishedAt),
    name: row.name,
    host: row.host,
    bytes: row.bytes,
    rows: row.rowCount,
    files: row.fileCount,
    error: row.error,
    test: row.testState && {
      state: row.testState,
      startedAt: toText(row.testStartedAt),
      finishedAt: toText(row.testFinishedAt),
      error: row.testError,
    },
  };
}
