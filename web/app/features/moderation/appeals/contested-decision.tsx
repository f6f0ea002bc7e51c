import type { Restriction } from "@vesper/contract/moderation";
import { reasons } from "@vesper/contract/reasons";
import { Badge } from "#web/ui/data/badge.tsx";
import { actionNames, dateName } from "./labels.ts";

/** The decision as its person was told. */
export function ContestedDecision({ decision }: { decision: Restriction }) {
  const { action, subjectLabel, reason, explanation, decidedBy, createdAt, liftedAt } = decision;
  return (
    <blockquote className="flex max-w-prose flex-col gap-1 border-l-2 border-line pl-4 text-small wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-semibold">{actionNames[action]}</strong>
        <bdi className="text-muted">{subjectLabel}</bdi>
        {liftedAt && <Badge>No longer in force</Badge>}
      </p>
      <p className="whitespace-pre-line">
        <bdi>{explanation}</bdi>
      </p>
      <p className="text-muted">
        {reasons[reason].rule}. Decided by <bdi>{decidedBy?.name ?? "nobody"}</bdi> on{" "}
        <time dateTime={createdAt}>{dateName(createdAt)}</time>.
      </p>
    </blockquote>
  );
}
