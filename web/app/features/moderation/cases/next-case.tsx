import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { PriorityBadge } from "./priority-badge.tsx";
import { casesQuery } from "./queries.ts";
import { SubjectName } from "./subject-name.tsx";

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
