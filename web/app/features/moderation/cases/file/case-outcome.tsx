import type { CaseDetail } from "@vesper/contract/moderation/moderation";
import { DefinitionList } from "#web/ui/data/definition-list.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { actionLabels, resolutionLabels } from "../labels.ts";
import { useQuery } from "@tanstack/react-query";
import { NextItem } from "#web/queue/detail-page.tsx";
import { PriorityBadge, SubjectName } from "../case-marks.tsx";
import { casesQuery } from "../queries.ts";

export function CaseDecision({ item }: { item: CaseDetail }) {
  const { resolution, action, note, decidedBy, decidedAt } = item;
  if (!resolution || !action || !decidedAt) return null;
  return (
    <SectionCard title="Decision">
      <DefinitionList
        items={[
          { term: "Finding", detail: resolutionLabels[resolution] },
          { term: "Action", detail: actionLabels[action] },
          { term: "Decided by", detail: <bdi>{decidedBy?.name ?? "A former admin"}</bdi> },
          { term: "Decided", detail: <DateTime at={decidedAt} /> },
          {
            term: action === "none" ? "Note" : "Explanation",
            detail: <bdi className="whitespace-pre-line">{note || "–"}</bdi>,
          },
        ]}
      />
    </SectionCard>
  );
}

/** Link to the most urgent unclaimed case. */
export function NextCase({ after }: { after: string }) {
  return (
    <NextItem
      what="case"
      query={useQuery(casesQuery({ status: "open", page: 1 }))}
      isNext={(item) => item._id !== after && item.holder === null}
      doneText="No open case is waiting to be claimed."
      back={{ label: "Back to the queue", to: "/admin/cases" }}
    >
      {({ subject, priority }) => (
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <SubjectName subject={subject} />
          </div>
          <PriorityBadge priority={priority} />
        </div>
      )}
    </NextItem>
  );
}
