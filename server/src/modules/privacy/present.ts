import type { Archive } from "@vesper/contract/accounts/privacy";
import type { ArchiveRow } from "./store.ts";

export const presentArchive = (row: ArchiveRow): Archive => ({
  status: row.status,
  progress: row.progress,
  requestedAt: row.requestedAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
});
