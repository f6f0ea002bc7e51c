import { listAudit } from "@vesper/contract/moderation/audit";
import { withFilters } from "#web/shared/with-filters.ts";
import { getPageNumber } from "#web/ui/data/page-numbers.ts";

export interface AuditFilters {
  action?: string;
  actor?: string;
  subject?: string;
  /** The place in the chain at which the log was first looked at. */
  until?: number;
  page: number;
}

const { action, actor, subject, until } = listAudit.query.shape;

const findParam = (params: URLSearchParams, name: string) => params.get(name)?.trim() || undefined;

/** What an address asks for. What it misspells is as if it were not there. */
export const parseAuditFilters = (params: URLSearchParams): AuditFilters => ({
  action: action.safeParse(findParam(params, "action")).data,
  actor: actor.safeParse(findParam(params, "actor")).data,
  subject: subject.safeParse(findParam(params, "subject")).data,
  until: until.safeParse(findParam(params, "until")).data,
  page: getPageNumber(params),
});

/** The address of the log with one filter changed: from its newest entry, on its first page. */
export const withAuditFilter = (
  params: URLSearchParams,
  change: Partial<Record<"action" | "actor" | "subject", string>>,
) => withFilters(params, { ...change, until: "" });

/** What is wrong with typed filters, in words. */
export function findAuditProblems(typed: { action: string; subject: string }) {
  return {
    action:
      typed.action && !action.safeParse(typed.action).success
        ? "Small letters, dots and dashes only, for example user.banned"
        : undefined,
    subject: typed.subject && !subject.safeParse(typed.subject).success ? "This is not an id" : undefined,
  };
}
