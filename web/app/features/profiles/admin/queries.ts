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
    // The old rows stay until the new ones come, so that nothing jumps.
    placeholderData: keepPreviousData,
    queryFn: () =>
      api.call(adminListProfiles, {
        query: { search: search || undefined, status, isVerified, isPaid, page: String(page) },
      }),
  });

/** What waits for its first look. */
export const pendingQuery = ({ sort = "oldest", page }: { sort?: QueueSort; page: number }) =>
  queryOptions({
    queryKey: [...profilesKey, "pending", { sort, page }],
    placeholderData: keepPreviousData,
    staleTime: limits.web.pendingCache,
    queryFn: () => api.call(adminListProfiles, { query: { status: "draft", sort, page: String(page) } }),
  });

/** One profile as it is now; what the list said serves until then. */
export const profileQuery = (listed: AdminProfile) =>
  queryOptions({
    queryKey: [...profilesKey, listed._id],
    initialData: listed,
    queryFn: async () => (await api.call(adminGetProfile, { params: { id: listed._id } })).data,
  });

/** The profile of an account, which is looked for by its address; null when there is none. */
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
