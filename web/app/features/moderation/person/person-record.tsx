import { useQuery } from "@tanstack/react-query";
import { LoadedSection } from "#web/ui/feedback/loaded-section.tsx";
import { DecisionRow } from "../cases/decision-row.tsx";
import { PersonCase } from "./person-case.tsx";
import { recordQuery } from "../cases/queries.ts";

/** Cases about somebody and what is theirs, and what was decided against them. */
export function PersonRecord({ id }: { id: string }) {
  const query = useQuery(recordQuery(id));
  return (
    <LoadedSection title="Cases and decisions" query={query} failure="Failed to load the cases">
      {({ cases, decisions }) => (
        <div className="grid gap-6 md:grid-cols-2">
          <div>
            <h3 className="text-small font-medium text-muted">Cases</h3>
            {cases.length === 0 ? (
              <p className="mt-2 text-small text-muted">There was never one.</p>
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
              <p className="mt-2 text-small text-muted">Nothing was ever decided against this person.</p>
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
