import type { AuditEntry } from "@vesper/contract/audit";
import { Link } from "react-router";
import { AuditFilterLink } from "./audit-filter-link.tsx";
import { caseIdOf } from "../cases/case-id-of.ts";

/** What was acted upon: the rest of its entries, and the case where there was one. */
export function AuditSubject({ entry }: { entry: AuditEntry }) {
  const { subjectType, subjectId, subjectName } = entry;
  const caseId = caseIdOf(entry);
  return (
    <span className="flex flex-col items-start gap-1 whitespace-nowrap">
      {subjectId ? (
        <AuditFilterLink
          change={{ subject: subjectId }}
          title={`Everything about ${subjectType} ${subjectId}`}
        >
          {subjectName ? (
            <bdi>{subjectName}</bdi>
          ) : (
            <>
              {subjectType} <span className="font-mono text-caption text-muted">…{subjectId.slice(-6)}</span>
            </>
          )}
        </AuditFilterLink>
      ) : (
        subjectType
      )}
      {caseId && (
        <Link
          to={`/admin/cases/${caseId}`}
          className="inline-flex min-h-6 items-center text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          Open case
        </Link>
      )}
    </span>
  );
}
