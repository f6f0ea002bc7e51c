import { AccentLink } from "#web/ui/actions/accent-link.tsx";
import { liftRestriction, type Restriction } from "@vesper/contract/moderation/moderation";
import { reasons } from "@vesper/contract/moderation/reasons";
import { Badge } from "#web/ui/data/badge.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { actionLabels, kindLabels } from "../labels.ts";
import { useState } from "react";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

/** A restriction, its reason and whether it is still in force. */
export function DecisionRow({ restriction }: { restriction: Restriction }) {
  const { action, reason, explanation, decidedBy, createdAt, endsAt, liftedAt } = restriction;
  const { subjectType, subjectLabel, caseId } = restriction;
  return (
    <li className="flex flex-col gap-1.5 py-3 text-small first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={liftedAt ? "neutral" : "danger"}>{actionLabels[action]}</Badge>
        {liftedAt && <Badge tone="jade">Lifted</Badge>}
        <span>{reasons[reason].label}</span>
      </div>
      {(subjectType !== "user" || caseId) && (
        <p className="flex flex-wrap gap-x-4 wrap-anywhere text-muted">
          {subjectType !== "user" && (
            <span>
              {kindLabels[subjectType]}: <bdi>{subjectLabel}</bdi>
            </span>
          )}
          {caseId && <AccentLink to={`/admin/cases/${caseId}`}>Open case</AccentLink>}
        </p>
      )}
      <p className="wrap-break-word">
        <bdi>{explanation}</bdi>
      </p>
      <p className="text-caption text-muted">
        {decidedBy ? <bdi>{decidedBy.name}</bdi> : "System"}, <DateTime at={createdAt} />
        {endsAt && !liftedAt && (
          <>
            {" until "}
            <DateTime at={endsAt} />
          </>
        )}
        {liftedAt && (
          <>
            {", lifted "}
            <DateTime at={liftedAt} />
          </>
        )}
      </p>
      <LiftRestriction restriction={restriction} />
    </li>
  );
}

/**
 * Lifts a restriction. Renders nothing for a hold, which ends with its case, or for a rejection, after which the
 * owner resubmits the item.
 */
function LiftRestriction({ restriction }: { restriction: Restriction }) {
  const [asking, setAsking] = useState(false);
  const lift = useAdminChange<void>({
    // Invalidate all admin queries, because lifting changes the account, its cases and the audit log.
    key: ["admin"],
    change: () =>
      api.call(liftRestriction, { params: { id: restriction._id } }).finally(() => setAsking(false)),
    done: "Restriction lifted",
    failed: "Failed to lift the restriction",
  });
  if (restriction.liftedAt || restriction.action === "hold" || restriction.action === "reject") return null;
  return (
    <>
      <Button tone="outline" className="self-start" onClick={() => setAsking(true)}>
        Lift
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Lift this restriction?"
        text="Everything goes back to how it was before, and the member is notified."
        confirmLabel="Lift restriction"
        tone="primary"
        busy={lift.isPending}
        onConfirm={() => lift.mutate()}
      />
    </>
  );
}
