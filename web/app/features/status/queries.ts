import { queryOptions } from "@tanstack/react-query";
import { listBackups, type Backup } from "@vesper/contract/operations/backups";
import { getJobs, getStatus } from "@vesper/contract/operations/status";
import { api } from "#web/session/api.ts";

export const statusKey = ["admin", "status"] as const;
/** Often enough to watch a repair. */
const usualInterval = 15_000;
/** While a backup or a test runs. */
const progressInterval = 2_000;

export const statusQuery = queryOptions({
  queryKey: [...statusKey, "checks"],
  refetchInterval: usualInterval,
  queryFn: async () => (await api.call(getStatus)).data,
});

export const jobsQuery = queryOptions({
  queryKey: [...statusKey, "jobs"],
  refetchInterval: usualInterval,
  queryFn: async () => (await api.call(getJobs)).data,
});

const inProgress = new Set(["waiting", "running"]);
export const isMaking = ({ state }: Backup) => inProgress.has(state);
export const isTesting = ({ test }: Backup) => test !== null && inProgress.has(test.state);

export const backupsQuery = queryOptions({
  queryKey: [...statusKey, "backups"],
  refetchInterval: ({ state: { data } }) =>
    data?.backups.some((backup) => isMaking(backup) || isTesting(backup)) ? progressInterval : usualInterval,
  queryFn: async () => (await api.call(listBackups)).data,
});
