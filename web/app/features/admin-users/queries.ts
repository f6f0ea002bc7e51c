import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type AdminUser, getUser, listUsers } from "@vesper/contract/admin-users";
import { api } from "#web/session/api.ts";
import type { UserFilters } from "./filters.ts";

export const usersKey = ["admin", "users"] as const;

export const usersQuery = ({ search, role, status, page }: UserFilters) =>
  queryOptions({
    queryKey: [...usersKey, { search, role, status, page }],
    // The old rows stay until the new ones come, so that nothing jumps.
    placeholderData: keepPreviousData,
    queryFn: () =>
      api.call(listUsers, { query: { search: search || undefined, role, status, page: String(page) } }),
  });

/** One account as it is now; what the list said serves until then. */
export const userQuery = (listed: AdminUser) =>
  queryOptions({
    queryKey: [...usersKey, listed._id],
    initialData: listed,
    queryFn: async () => (await api.call(getUser, { params: { id: listed._id } })).data,
  });
