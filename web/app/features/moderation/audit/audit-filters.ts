import { listAudit } from "@vesper/contract/moderation/audit";
import { withFilters } from "#web/shared/with-filters.ts";
import { getPageNumber } from "#web/ui/data/page-numbers.ts";

export interface AuditFilters {
  action?: string;
  actor?: string;
  subject?: string;
  /** Position of the newest entry when the log was opened. Pages below it stay stable. */
  until?: number;
  page: number;
}

const { action, actor, subject, until } = listAudit.query.shape;

const findParam = (params: URLSearchParams, name: string) => params.get(name)?.trim() || undefined;

/** Parses the filters from the URL; invalid values are ignored. */
export const parseAuditFilters = (params: URLSearchParams): AuditFilters => ({
  action: action.safeParse(findParam(params, "action")).data,
  actor: actor.safeParse(findParam(params, "actor")).data,
  subject: subject.safeParse(findParam(params, "subject")).data,
  until: until.safeParse(findParam(params, "until")).data,
  page: getPageNumber(params),
});

/** Returns the URL query with one filter changed. The log restarts at the newest entry and the first page. */
export const withAuditFilter = (
  params: URLSearchParams,
  change: Partial<Record<"action" | "actor" | "subject", string>>,
) => withFilters(params, { ...change, until: "" });

/** Returns the error messages for the filters as entered. */
export function findAuditProblems(typed: { action: string; subject: string }) {
  return {
    action:
      typed.action && !action.safeParse(typed.action).success
        ? "Use only lowercase letters, dots, hyphens and underscores, for example user.banned."
        : undefined,
    subject: typed.subject && !subject.safeParse(typed.subject).success ? "Enter a complete ID." : undefined,
  };
}
