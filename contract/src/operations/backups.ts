import { z } from "zod";
import { staff } from "../core/endpoint.ts";
import { Id, one } from "../core/envelope.ts";

const operations = staff("operations");

const backupSchedules = ["off", "daily", "weekly"] as const;

const RestoreTest = z.object({
  state: z.enum(["waiting", "running", "passed", "failed"]),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  error: z.string().nullable(),
});

export const Backup = z.object({
  _id: z.uuid(),
  /** `command`: made with `vesper backup`. */
  kind: z.enum(["scheduled", "manual", "command"]),
  state: z.enum(["waiting", "running", "finished", "failed"]),
  requestedAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** Name of its folder. */
  name: z.string(),
  /** Machine that made it. */
  host: z.string().nullable(),
  bytes: z.int().nullable(),
  rows: z.int().nullable(),
  files: z.int().nullable(),
  error: z.string().nullable(),
  /** Null if it was never tested. */
  test: RestoreTest.nullable(),
});
export type Backup = z.output<typeof Backup>;

export const BackupOverview = z.object({
  schedule: z.enum(backupSchedules),
  /** Hour of the day in UTC. */
  hour: z.int(),
  keep: z.int(),
  nextAt: z.iso.datetime().nullable(),
  /** Backups that are kept, and recent failures; newest first. */
  backups: z.array(Backup),
});
export type BackupOverview = z.output<typeof BackupOverview>;

export const listBackups = operations.get(
  "/admin/backups",
  "List the backups with the result of their restore tests, and the schedule",
  { response: one(BackupOverview) },
);

export const startBackup = operations.post("/admin/backups", "Make a backup now; one at a time", {
  response: one(Backup),
  status: 202,
  limit: { calls: 20, seconds: 3600, per: "person" },
});

export const testBackup = operations.post(
  "/admin/backups/:id/test",
  "Restore a backup into a temporary database and compare every row and file",
  { params: Id, response: one(Backup), status: 202, limit: { calls: 20, seconds: 3600, per: "person" } },
);
