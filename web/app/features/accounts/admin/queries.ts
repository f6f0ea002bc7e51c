import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  type AdminUser,
  getEmailChange,
  getUser,
  listUsers,
  listUserSessions,
} from "@vesper/contract/accounts/admin-users";
import { listStaffActs } from "@vesper/contract/accounts/staff-acts";
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

/** One account by its id. What else belongs to a person is kept under the same key, so that a change loads it again. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, id],
    queryFn: async () => (await api.call(getUser, { params: { id } })).data,
  });

/** An address that staff entered, and that is not in use yet. */
export const emailChangeQuery = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, id, "pending-email"],
    queryFn: async () => (await api.call(getEmailChange, { params: { id } })).data,
  });

export const staffActsQuery = queryOptions({
  queryKey: ["admin", "staff-acts"],
  queryFn: async () => (await api.call(listStaffActs)).data,
});

export const devicesQuery = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, id, "sessions"],
    queryFn: async () => (await api.call(listUserSessions, { params: { id } })).data,
  });

/** One account as it is now; what the list said serves until then. */
export const userQuery = (listed: AdminUser) =>
  queryOptions({
    ...accountQuery(listed._id),
    initialData: listed,
  });
