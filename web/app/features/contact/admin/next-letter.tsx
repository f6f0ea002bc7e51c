import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { inboxQuery } from "./queries.ts";

/** The way on: whoever has waited longest. */
export function NextLetter() {
  const { data } = useQuery(inboxQuery({ status: "open", page: 1 }));
  if (!data) return <Skeleton className="h-32 w-full rounded-card" />;
  const [next] = data.data;
  if (!next) {
    return (
      <SectionCard title="No messages are waiting." text="Everybody has an answer.">
        <Button tone="outline" className="self-start" render={<Link to="/admin/contact" />}>
          Back to the inbox
        </Button>
      </SectionCard>
    );
  }
  return (
    <SectionCard title="Next message">
      <p className="wrap-anywhere">
        <bdi>{next.subject}</bdi>
        <span className="text-muted">
          {" from "}
          <bdi>{next.name}</bdi>
        </span>
      </p>
      <Button className="self-start" render={<Link to={`/admin/contact/${next._id}`} />}>
        Open next message
        <ArrowRight aria-hidden className="size-4" />
      </Button>
    </SectionCard>
  );
}
