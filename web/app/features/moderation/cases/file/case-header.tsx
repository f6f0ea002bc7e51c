import { AccentLink } from "#web/ui/actions/accent-link.tsx";
import { type Case, type CaseDetail, claimCase, releaseCase } from "@vesper/contract/moderation/moderation";
import { reasons } from "@vesper/contract/moderation/reasons";
import { Claim, AdminName } from "#web/queue/claim.tsx";
import { DetailHeader } from "#web/queue/detail-page.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { CaseAge, DueClock, HeldBadge, PriorityBadge } from "../case-marks.tsx";
import { kindLabels } from "../labels.ts";
import { findObstacle } from "../obstacle.ts";
import { CaseAssignment } from "./case-assignment.tsx";
import { api } from "#web/session/api.ts";
import { useUser } from "#web/session/session-store.ts";
import { casesKey } from "../queries.ts";

export function CaseHeader({ item, now }: { item: CaseDetail; now: Date }) {
  const { subject, status, reportCount } = item;
  const isOpen = status === "open";
  return (
    <DetailHeader
      back={{ label: "Cases", to: isOpen ? "/admin/cases" : "/admin/cases?status=decided" }}
      title={
        <>
          <span className="text-muted">{kindLabels[subject.type]}:</span> <bdi>{subject.label}</bdi>
        </>
      }
      actions={
        isOpen && (
          <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
            <CaseAssignment item={item} />
            <CaseClaim item={item} />
          </div>
        )
      }
    >
      {isOpen ? <PriorityBadge priority={item.priority} /> : <Badge tone="jade">Decided</Badge>}
      {isOpen && item.isHeld && <HeldBadge />}
      {isOpen && item.dueAt && <DueClock dueAt={item.dueAt} now={now} />}
      {subject.owner && (
        <AccentLink to={`/admin/users/${subject.owner._id}`} className="inline-flex min-h-6 items-center">
          {subject.type === "user" ? "Their account" : <bdi>{subject.owner.name}</bdi>}
        </AccentLink>
      )}
      <span>{reasons[item.reason].label}</span>
      <span className="text-muted">{reportCount === 1 ? "1 report" : `${reportCount} reports`}</span>
      {isOpen && (
        <span className="text-muted">
          Waiting for <CaseAge openedAt={item.openedAt} now={now} />
        </span>
      )}
    </DetailHeader>
  );
}

function CaseClaim({ item }: { item: Case }) {
  const { _id: id, holder, heldUntil } = item;
  const user = useUser();
  const isMine = holder !== null && holder._id === user?._id;
  return (
    <Claim
      what="case"
      queryKey={casesKey}
      change={() => api.call(isMine ? releaseCase : claimCase, { params: { id } })}
      isMine={isMine}
      heldUntil={heldUntil}
      disabledReason={findObstacle(item, user?._id)}
    >
      {isMine ? <span className="font-medium text-accent">you</span> : <AdminName person={holder} />}
    </Claim>
  );
}
