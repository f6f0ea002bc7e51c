import { z } from "zod";
import { staff } from "../core/endpoint.ts";
import { Id, messageOnly, one } from "../core/envelope.ts";

const operations = staff("operations");

/** Parts of the installation that are checked. */
const checkNames = [
  "database",
  "migrations",
  "redis",
  "storage",
  "mail",
  "disk",
  "jobs",
  "replica",
  "clock",
  "address",
  "passkeys",
  "push",
  "age",
  "backups",
  "sealing",
  "queues",
  "retention",
  "versions",
  "nodes",
  "settings",
] as const;
export type CheckName = (typeof checkNames)[number];

/**
 * `unused`: this site does without it. `unknown`: it could not be checked, because something else that it needs is
 * broken.
 */
export const CheckState = z.enum(["broken", "attention", "unknown", "ok", "unused"]);
export type CheckState = z.output<typeof CheckState>;

const Finding = z.object({
  state: CheckState,
  /** Measured values in one sentence; never an address with its password. */
  found: z.string(),
  /** Null unless the state is `broken` or `attention`. */
  problem: z.string().nullable(),
  remedy: z.string().nullable(),
});
export type Finding = z.output<typeof Finding>;

export const CheckResult = Finding.extend({
  name: z.enum(checkNames),
  title: z.string(),
  /** Scope of the check, in a sentence. */
  about: z.string(),
  milliseconds: z.int(),
});
export type CheckResult = z.output<typeof CheckResult>;

export const NodeReport = z.object({
  /** Host and port. */
  name: z.string(),
  version: z.string(),
  nodeVersion: z.string(),
  /** Newest migration that the node knows. */
  schema: z.string(),
  startedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  /** The node that served this response. */
  isSelf: z.boolean(),
  /** Has not reported for longer than a minute. */
  isSilent: z.boolean(),
  /** Results of the checks that each node runs for itself. */
  checks: z.array(CheckResult.pick({ name: true, title: true, state: true, found: true, problem: true })),
});
export type NodeReport = z.output<typeof NodeReport>;

export const Status = z.object({
  state: z.enum(["broken", "attention", "ok"]),
  /** The overall state in one sentence. */
  summary: z.string(),
  checkedAt: z.iso.datetime(),
  /** Problems first. */
  checks: z.array(CheckResult),
  nodes: z.array(NodeReport),
});
export type Status = z.output<typeof Status>;

export const getStatus = operations.get(
  "/admin/status",
  "Check every part of the installation and get what is wrong and what to do; a result is reused for a few seconds",
  { response: one(Status) },
);

/** A failed job without its data, which may contain addresses. */
export const FailedJob = z.object({
  _id: z.uuid(),
  queue: z.string(),
  failedAt: z.iso.datetime(),
  attempts: z.int(),
  /** Kind of error and its code, never its message. */
  reason: z.string(),
});
export type FailedJob = z.output<typeof FailedJob>;

export const JobOverview = z.object({
  waiting: z.int(),
  running: z.int(),
  /** Due jobs and later ones. */
  delayed: z.int(),
  oldestWaitingAt: z.iso.datetime().nullable(),
  failed: z.int(),
  /** Newest first, at most 50. */
  failures: z.array(FailedJob),
});
export type JobOverview = z.output<typeof JobOverview>;

export const getJobs = operations.get(
  "/admin/status/jobs",
  "Get the depth of the job queue and the jobs that failed for good within the last day",
  { response: one(JobOverview) },
);

export const retryJob = operations.post("/admin/status/jobs/:id/retry", "Run a failed job again", {
  params: Id,
  response: messageOnly,
  status: 202,
});

export const retryAllJobs = operations.post("/admin/status/jobs/retry", "Run all failed jobs again", {
  response: one(z.object({ retried: z.int() })),
  status: 202,
});

export const discardJob = operations.delete("/admin/status/jobs/:id", "Discard a failed job for good", {
  params: Id,
  response: messageOnly,
});
