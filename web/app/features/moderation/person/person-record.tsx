import { useQuery } from "@tanstack/react-query";
import { LoadedSection } from "#web/ui/feedback/loaded-section.tsx";
import { DecisionRow } from "../cases/decision/decision-row.tsx";
import { recordQuery } from "../cases/queries.ts";
import type { Case } from "@vesper/contract/moderation/moderation";
import { reasons } from "@vesper/contract/moderation/reasons";
import { Link } from "react-router";
import { CaseState, SubjectName } from "../cases/case-marks.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";

/** Cases about a person and their content, and the restrictions imposed. */
export function PersonRecord({ id }: { id: string }) {
  const query = useQuery(recordQuery(id));
  return (
    <LoadedSection title="Cases and decisions" query={query} failure="Failed to load the cases">
      {({ cases, decisions }) => (
        <div className="grid gap-6 md:grid-cols-2">
          <div>
            <h3 className="text-small font-medium text-muted">Cases</h3>
            {cases.length === 0 ? (
              <p className="mt-2 text-small text-muted">No cases yet.</p>
            ) : (
              <ul className="mt-1 divide-y divide-line">
                {cases.map((item) => (
                  <PersonCase key={item._id} item={item} />
                ))}
              </ul>
            )}
          </div>
          <div>
            <h3 className="text-small font-medium text-muted">Decisions</h3>
            {decisions.length === 0 ? (
              <p className="mt-2 text-small text-muted">No decisions about this member yet.</p>
            ) : (
              <ul className="mt-3 divide-y divide-line">
                {decisions.map((restriction) => (
                  <DecisionRow key={restriction._id} restriction={restriction} />
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </LoadedSection>
  );
}

/** One case in brief, with a link to its page. */
function PersonCase({ item }: { item: Case }) {
  return (
    <li className="flex flex-col gap-1.5 py-3 text-small wrap-anywhere">
      <Link
        to={`/admin/cases/${item._id}`}
        className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        <SubjectName subject={item.subject} />
      </Link>
      <span className="flex flex-wrap items-center gap-2">
        <CaseState item={item} />
        {reasons[item.reason].label}
      </span>
      <span className="text-caption text-muted">
        {item.reportCount === 1 ? "1 report" : `${item.reportCount} reports`}, opened{" "}
        <DateTime at={item.openedAt} />
      </span>
    </li>
  );
}
