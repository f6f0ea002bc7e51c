import type { StatusCheck } from "./check.ts";
import { addressCheck } from "./checks/address.ts";
import { ageCheck } from "./checks/age.ts";
import { backupsCheck } from "./checks/backups.ts";
import { clockCheck } from "./checks/clock.ts";
import { databaseCheck } from "./checks/database.ts";
import { diskCheck } from "./checks/disk.ts";
import { jobsCheck } from "./checks/jobs.ts";
import { mailCheck } from "./checks/mail.ts";
import { migrationsCheck } from "./checks/migrations.ts";
import { nodesCheck } from "./checks/nodes.ts";
import { passkeysCheck } from "./checks/passkeys.ts";
import { pushCheck } from "./checks/push.ts";
import { queuesCheck } from "./checks/queues.ts";
import { redisCheck } from "./checks/redis.ts";
import { replicaCheck } from "./checks/replica.ts";
import { retentionCheck } from "./checks/retention.ts";
import { sealingCheck } from "./checks/sealing.ts";
import { settingsCheck } from "./checks/settings.ts";
import { storageCheck } from "./checks/storage.ts";
import { versionsCheck } from "./checks/versions.ts";

/** All checks, in the order in which a healthy site shows them. */
export const statusChecks: readonly StatusCheck[] = [
  databaseCheck,
  migrationsCheck,
  redisCheck,
  replicaCheck,
  storageCheck,
  diskCheck,
  mailCheck,
  addressCheck,
  jobsCheck,
  backupsCheck,
  sealingCheck,
  queuesCheck,
  retentionCheck,
  passkeysCheck,
  pushCheck,
  ageCheck,
  clockCheck,
  settingsCheck,
  versionsCheck,
  nodesCheck,
];

/** Checks whose result may differ from node to node. */
export const nodeChecks = statusChecks.filter(({ isPerNode }) => isPerNode);
