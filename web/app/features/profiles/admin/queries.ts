import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  adminGetProfile,
  adminListProfiles,
  type AdminProfile,
} from "@vesper/contract/profiles/admin-profiles";
import { limits } from "@vesper/contract/core/limits";
import type { QueueSort } from "@vesper/contract/moderation/queues";
import { api } from "#web/session/api.ts";
import type { ProfileFilters } from "./filters.ts";

export const profilesKey = ["admin", "escort-profiles"] as const;

export const profilesQuery = ({ search, status, isVerified, isPaid, page }: ProfileFilters) =>
  queryOptions({
    queryKey: [...profilesKey, { search, status, isVerified, isPaid, page }],
    // Keeps the old rows until the new ones arrive, to avoid layout shift.
    placeholderData: keepPreviousData,
    queryFn: () =>
      api.call(adminListProfiles, {
        query: { search: search || undefined, status, isVerified, isPaid, page: String(page) },
      }),
  });

/** Profiles that wait for their first review. */
export const pendingQuery = ({ sort = "oldest", page }: { sort?: QueueSort; page: number }) =>
  queryOptions({
    queryKey: [...profilesKey, "pending", { sort, page }],
    placeholderData: keepPreviousData,
    staleTime: limits.web.pendingCache,
    queryFn: () => api.call(adminListProfiles, { query: { status: "draft", sort, page: String(page) } }),
  });

/** The current profile, with the version from the list as placeholder data. */
export const profileQuery = (listed: AdminProfile) =>
  queryOptions({
    queryKey: [...profilesKey, listed._id],
    initialData: listed,
    queryFn: async () => (await api.call(adminGetProfile, { params: { id: listed._id } })).data,
  });

/** Profile of the account with this email address; null if there is none. */
export const profileByEmailQuery = (email: string) =>
  queryOptions({
    queryKey: [...profilesKey, "of", email],
    queryFn: async () => {
      const { data } = await api.call(adminListProfiles, {
        query: { search: email, limit: String(limits.list.profileLookup) },
      });
      return data.find(({ userId }) => userId.email === email) ?? null;
    },
  });
