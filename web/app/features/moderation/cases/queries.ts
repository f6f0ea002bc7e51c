import { listCaseAssignees } from "@vesper/contract/moderation/case-assignment";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import { listAudit } from "@vesper/contract/moderation/audit";
import { getCase, getModerationRecord, listCases } from "@vesper/contract/moderation/moderation";
import { listUserReports } from "@vesper/contract/moderation/reports";
import { listReaders } from "@vesper/contract/accounts/staff-reads";
import { api } from "#web/session/api.ts";
import type { AuditFilters } from "../audit/audit-filters.ts";
import type { CaseFilters } from "./case-filters.ts";

export const casesKey = ["admin", "cases"] as const;

/** The review queue. Polled, because other admins work on it too. */
export const casesQuery = ({ page, ...filters }: CaseFilters) =>
  queryOptions({
    queryKey: [...casesKey, "list", { ...filters, page }],
    refetchInterval: limits.web.adminBadges,
    // Keeps the old rows until the new ones arrive, to avoid layout shift.
    placeholderData: keepPreviousData,
    queryFn: () => api.call(listCases, { query: { ...filters, page: String(page) } }),
  });

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: [...casesKey, "one", id],
    refetchInterval: limits.web.adminBadges,
    queryFn: async () => (await api.call(getCase, { params: { id } })).data,
  });

/** Colleagues a case can be assigned to. They change rarely. */
export const assigneesQuery = queryOptions({
  queryKey: [...casesKey, "assignees"],
  staleTime: limits.web.overviewCache,
  queryFn: async () => (await api.call(listCaseAssignees)).data,
});

export const auditQuery = ({ page, until, ...filters }: AuditFilters) =>
  queryOptions({
    queryKey: ["admin", "audit", { ...filters, page, until }],
    placeholderData: keepPreviousData,
    queryFn: () =>
      api.call(listAudit, { query: { ...filters, page: String(page), until: until?.toString() } }),
  });

/** Nested under the account's key: changes to the account invalidate everything about the person. */
const personKey = (id: string) => ["admin", "users", id] as const;

export const recordQuery = (id: string) =>
  queryOptions({
    queryKey: [...personKey(id), "record"],
    queryFn: async () => (await api.call(getModerationRecord, { params: { id } })).data,
  });

export const reportsQuery = (id: string) =>
  queryOptions({
    queryKey: [...personKey(id), "reports"],
    queryFn: async () => (await api.call(listUserReports, { params: { id } })).data,
  });

export const readersQuery = (id: string) =>
  queryOptions({
    queryKey: [...personKey(id), "readers"],
    queryFn: async () => (await api.call(listReaders, { params: { id } })).data,
  });

export const personHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...personKey(id), "history"],
    queryFn: async () =>
      (await api.call(listAudit, { query: { subject: id, limit: String(limits.person.history) } })).data,
  });
