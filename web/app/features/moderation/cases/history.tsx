import type { Restriction } from "@vesper/contract/moderation";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { DecisionRow } from "./decision-row.tsx";

/** What was ever decided about the same person. */
export function History({ history }: { history: Restriction[] }) {
  return (
    <SectionCard title="Decisions about this person">
      {history.length === 0 ? (
        <p className="text-small text-muted">Nothing was ever decided against this person.</p>
      ) : (
        <ul className="divide-y divide-line">
          {history.map((restriction) => (
            <DecisionRow key={restriction._id} restriction={restriction} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
