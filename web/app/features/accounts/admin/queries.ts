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
    // Keeps the previous rows while the new ones load, so the layout does not shift.
    placeholderData: keepPreviousData,
    queryFn: () =>
      api.call(listUsers, { query: { search: search || undefined, role, status, page: String(page) } }),
  });

/** One account by id. Other data of the person uses the same key prefix, so that a change invalidates it too. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, id],
    queryFn: async () => (await api.call(getUser, { params: { id } })).data,
  });

/** Email address that an admin entered and that is not in effect yet. */
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

/** Current state of one account; starts with the data from the list. */
export const userQuery = (listed: AdminUser) =>
  queryOptions({
    ...accountQuery(listed._id),
    initialData: listed,
  });
