import type { CaseDetail } from "@vesper/contract/moderation";
import { DefinitionList } from "#web/ui/data/definition-list.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { doneWords, resolutionWords } from "../labels.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { PriorityBadge, SubjectName } from "../case-marks.tsx";
import { casesQuery } from "../queries.ts";

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
          { term: "Decided", detail: <DateTime at={decidedAt} /> },
          {
            term: action === "none" ? "Note" : "Sentence",
            detail: <bdi className="whitespace-pre-line">{note || "–"}</bdi>,
          },
        ]}
      />
    </SectionCard>
  );
}

/** The way on after a decision: whatever is most urgent now. */
export function NextCase({ after }: { after: string }) {
  const { data } = useQuery(casesQuery({ status: "open", page: 1 }));
  if (!data) return <Skeleton className="h-32 w-full rounded-card" />;
  const next = data.data.find((item) => item._id !== after && item.holder === null);
  if (!next) {
    return (
      <SectionCard title="No cases are waiting." text="Everything that is free has been decided.">
        <Button tone="outline" className="self-start" render={<Link to="/admin/cases" />}>
          Back to the queue
        </Button>
      </SectionCard>
    );
  }
  return (
    <SectionCard title="Next case">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <SubjectName subject={next.subject} />
        </div>
        <PriorityBadge priority={next.priority} />
      </div>
      <Button className="self-start" render={<Link to={`/admin/cases/${next._id}`} />}>
        Open next case
        <ArrowRight aria-hidden className="size-4" />
      </Button>
    </SectionCard>
  );
}
