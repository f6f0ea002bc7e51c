import { formatTime } from "#web/ui/data/dates.ts";
import { type Case, type CaseDetail, claimCase, releaseCase } from "@vesper/contract/moderation";
import { reasons } from "@vesper/contract/reasons";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "#web/ui/data/badge.tsx";
import { CaseAge, CaseWorker, DueClock, HeldBadge, PriorityBadge } from "../case-marks.tsx";
import { kindWords } from "../labels.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminToast } from "#web/api/admin-toast.ts";
import { api } from "#web/session/api.ts";
import { useUser } from "#web/session/session-store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { casesKey } from "../queries.ts";

export function CaseHeader({ item, now }: { item: CaseDetail; now: Date }) {
  const { subject, status } = item;
  const isOpen = status === "open";
  return (
    <header className="flex flex-col gap-3">
      <Link
        to={isOpen ? "/admin/cases" : "/admin/cases?status=decided"}
        className="inline-flex min-h-11 items-center gap-1.5 self-start text-small text-muted hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Cases
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-2">
          <h2 className="font-serif text-title font-semibold wrap-break-word">
            <span className="text-muted">{kindWords[subject.type]}:</span> <bdi>{subject.label}</bdi>
          </h2>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small">
            {isOpen ? <PriorityBadge priority={item.priority} /> : <Badge tone="jade">Decided</Badge>}
            {isOpen && item.isHeld && <HeldBadge />}
            {isOpen && item.dueAt && <DueClock dueAt={item.dueAt} now={now} />}
            {subject.owner && (
              <Link
                to={`/admin/users/${subject.owner._id}`}
                className="inline-flex min-h-6 items-center text-accent underline underline-offset-4 hover:text-accent-strong"
              >
                {subject.type === "user" ? "Their account" : <bdi>{subject.owner.name}</bdi>}
              </Link>
            )}
            <span>{reasons[item.reason].label}</span>
            <span className="text-muted">
              {item.reportCount === 1 ? "1 report" : `${item.reportCount} reports`}
            </span>
            {isOpen && (
              <span className="text-muted">
                Waiting for <CaseAge openedAt={item.openedAt} now={now} />
              </span>
            )}
          </div>
        </div>
        {isOpen && <Claim item={item} />}
      </div>
    </header>
  );
}

/** Who works on the case, and the way to take it or give it back. */
function Claim({ item }: { item: Case }) {
  const queries = useQueryClient();
  const user = useUser();
  const isMine = item.holder !== null && item.holder._id === user?._id;
  const change = useMutation({
    mutationFn: () => api.call(isMine ? releaseCase : claimCase, { params: { id: item._id } }),
    onSuccess: () => adminToast.success(isMine ? "Case released" : "Case claimed"),
    onError: (error) =>
      adminToast.failure(error, isMine ? "Failed to release the case" : "Failed to claim the case"),
    // After a refusal too: then somebody else was faster.
    onSettled: () => queries.invalidateQueries({ queryKey: casesKey }),
  });

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-small">
        <span className="text-muted">Held by </span>
        <CaseWorker item={item} />
        {item.heldUntil && <span className="text-muted"> until {formatTime(item.heldUntil)}</span>}
      </p>
      <Button
        tone={isMine ? "outline" : "primary"}
        busy={change.isPending}
        disabledReason={reasonAgainst(item, isMine)}
        onClick={() => change.mutate()}
      >
        {isMine ? "Release" : "Claim"}
      </Button>
    </div>
  );
}

function reasonAgainst(item: Case, isMine: boolean): string | undefined {
  if (item.recusal) return item.recusal;
  return item.holder && !isMine ? `${item.holder.name} is working on this case` : undefined;
}
