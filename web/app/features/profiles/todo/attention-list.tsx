import { useQuery } from "@tanstack/react-query";
import type { User } from "@vesper/contract/accounts/accounts";
import { CircleCheck } from "lucide-react";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { SkeletonText } from "#web/ui/feedback/skeleton-text.tsx";
import { type Need, needsOf } from "./needs.ts";
import { attentionQuery } from "./queries.ts";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";

interface AttentionListProps {
  user: Pick<User, "isEmailVerified">;
  className?: string;
}

/** What stands between an escort and being found, each with the next step. */
export function AttentionList({ user, className }: AttentionListProps) {
  return (
    <SectionCard title="What needs attention" className={className}>
      <Needs user={user} />
    </SectionCard>
  );
}

function Needs({ user }: Pick<AttentionListProps, "user">) {
  const query = useQuery(attentionQuery);
  const { data, isLoadingError } = query;
  if (isLoadingError) return <LoadFailure message="Failed to load what needs attention" query={query} />;
  if (!data) return <SkeletonText lines={3} />;
  const needs = needsOf({ ...data, user });
  if (needs.length === 0) {
    return (
      <p className="flex items-center gap-2 text-muted">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-jade" />
        Nothing needs your attention.
      </p>
    );
  }
  return (
    <ul className="-my-3 flex flex-col divide-y divide-line">
      {needs.map((need) => (
        <NeedRow key={need.title} need={need} />
      ))}
    </ul>
  );
}

function NeedRow({ need: { title, text, to, action } }: { need: Need }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{title}</p>
        <p className="text-small wrap-anywhere text-muted">
          <bdi>{text}</bdi>
        </p>
      </div>
      <Button tone="outline" size="small" aria-label={`${action}: ${title}`} render={<Link to={to} />}>
        {action}
      </Button>
    </li>
  );
}
