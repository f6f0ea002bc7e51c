import type { Archive } from "@vesper/contract/privacy";
import type { ArchiveRow } from "./store.ts";

export const presentArchive = (row: ArchiveRow, sign: (id: string) => string): Archive => ({
  status: row.status,
  progress: row.progress,
  requestedAt: row.requestedAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  url: row.status === "done" ? sign(row.id) : null,
});
