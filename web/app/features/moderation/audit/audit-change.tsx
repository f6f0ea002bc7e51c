import type { AuditEntry } from "@vesper/contract/moderation/audit";
import { getFieldChanges, type FieldChange } from "./change.ts";

const fewest = 2;

/** Internal ids that are not shown: the case is linked beside the entry, and the others mean nothing to a reader. */
const idFields = new Set(["caseId", "restrictionId", "ownerId"]);

/** Old and new value of each changed field. Long values expand on demand. */
export function AuditChange({ entry }: { entry: AuditEntry }) {
  const changes = getFieldChanges(entry.before, entry.after).filter(({ field }) => !idFields.has(field));
  if (changes.length === 0) return <span className="text-muted">–</span>;
  const first = changes.slice(0, fewest);
  const rest = changes.slice(fewest);
  return (
    <div className="text-caption">
      <Changes changes={first} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-6 items-center text-accent underline underline-offset-4">
            {rest.length === 1 ? "1 more field" : `${rest.length} more fields`}
          </summary>
          <Changes changes={rest} />
        </details>
      )}
    </div>
  );
}

function Changes({ changes }: { changes: FieldChange[] }) {
  return (
    <dl className="flex flex-col gap-0.5">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="flex max-w-md gap-1.5">
          <dt className="shrink-0 text-muted">{field}:</dt>
          <dd className="min-w-0 wrap-break-word">
            {before !== null && (
              <>
                <del className="text-muted">
                  <bdi>{before}</bdi>
                </del>
                <span aria-hidden> → </span>
              </>
            )}
            {after === null ? (
              <span className="text-muted">none</span>
            ) : (
              <ins className="no-underline">
                <bdi>{after}</bdi>
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
