import { queryOptions } from "@tanstack/react-query";
import { type BulkJob, getBulkJob, listBulkJobs } from "@vesper/contract/profiles/bulk-upload";
import { api } from "#web/session/api.ts";

export const bulkJobsKey = ["bulk-upload"];

export const isUnfinished = ({ status }: BulkJob) => status === "queued" || status === "running";

/** Polling interval while a running upload is shown. */
const pollInterval = 1_000;

export const bulkJobQuery = (id: string) =>
  queryOptions({
    queryKey: [...bulkJobsKey, id],
    queryFn: async ({ signal }) => (await api.call(getBulkJob, { params: { id }, signal })).data,
    refetchInterval: ({ state }) => (state.data && !isUnfinished(state.data) ? false : pollInterval),
  });

export const bulkJobsQuery = queryOptions({
  queryKey: [...bulkJobsKey, "newest"],
  queryFn: async ({ signal }) => (await api.call(listBulkJobs, { signal })).data,
});
