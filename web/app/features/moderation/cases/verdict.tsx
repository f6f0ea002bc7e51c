import type { CaseDetail } from "@vesper/contract/moderation";
import { DefinitionList } from "#web/ui/data/definition-list.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { Moment } from "./moment.tsx";
import { doneWords, resolutionWords } from "./labels.ts";

/** What was decided. Nobody changes it here any more. */
export function Verdict({ item }: { item: CaseDetail }) {
  const { resolution, action, note, decidedBy, decidedAt } = item;
  if (!resolution || !action || !decidedAt) return null;
  return (
    <SectionCard title="Decision">
      <DefinitionList
        items={[
          { term: "Finding", detail: resolutionWords[resolution] },
          { term: "Action", detail: doneWords[action] },
          { term: "Decided by", detail: <bdi>{decidedBy?.name ?? "Somebody who left"}</bdi> },
          { term: "Decided", detail: <Moment at={decidedAt} /> },
          {
            term: action === "none" ? "Note" : "Sentence",
            detail: <bdi className="whitespace-pre-line">{note || "–"}</bdi>,
          },
        ]}
      />
    </SectionCard>
  );
}
