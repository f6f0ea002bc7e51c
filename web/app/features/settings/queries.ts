import { queryOptions } from "@tanstack/react-query";
import { listSettingChanges, readSettings } from "@vesper/contract/core/admin-settings";
import { api } from "#web/session/api.ts";

export const settingsKey = ["admin", "settings"] as const;

export const settingsQuery = queryOptions({
  queryKey: [...settingsKey, "values"],
  queryFn: async () => (await api.call(readSettings)).data,
});

export const createChangesQuery = (page: number) =>
  queryOptions({
    queryKey: [...settingsKey, "changes", page],
    queryFn: () => api.call(listSettingChanges, { query: { page: String(page), limit: "10" } }),
  });
