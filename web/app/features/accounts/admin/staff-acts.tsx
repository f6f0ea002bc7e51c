import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { staffActsQuery } from "./queries.ts";
import { type StaffAct, type StaffActKind, undoStaffAct } from "@vesper/contract/accounts/staff-acts";
import { useState } from "react";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { formatDateTime } from "#web/ui/data/dates.ts";
import { Badge } from "#web/ui/data/badge.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { PersonLink } from "#web/shared/person-link.tsx";

const verbs: Record<StaffActKind, string> = {
  ban: "banned",
  suspend: "suspended",
  remove: "deleted the account of",
  demote: "removed staff roles from",
  email: "requested a new email address for",
};

const effects: Record<StaffActKind, string> = {
  ban: "This lifts the ban. They can sign in again.",
  suspend: "This lifts the suspension. They can sign in again.",
  remove: "This reopens their account with everything in it.",
  demote: "This gives them back the roles they had.",
  email: "This cancels the new address. Their account keeps its current one.",
};

/**
 * Recent actions by admins against staff, each with an undo button. They are rare, so the section is hidden
 * while empty.
 */
export function StaffActs() {
  const query = useQuery(staffActsQuery);
  const acts = query.data;
  if (query.isLoadingError) {
    return (
      <LoadFailure query={query} message="Failed to load recent actions against staff" retryLabel="Retry" />
    );
  }
  if (!acts || acts.length === 0) return null;
  return (
    <SectionCard
      title="Recent actions against staff"
      text="Another admin can undo each action within 24 hours. All admins are notified."
    >
      <ul className="divide-y divide-line">
        {acts.map((act) => (
          <StaffActRow key={act._id} act={act} />
        ))}
      </ul>
    </SectionCard>
  );
}

function StaffActRow({ act }: { act: StaffAct }) {
  const [isAsking, setAsking] = useState(false);
  const undo = useAdminChange({
    key: ["admin"],
    change: () => api.call(undoStaffAct, { params: { id: act._id } }),
    done: "Action undone. All admins were notified.",
    failed: "Failed to undo this action",
    onDone: () => setAsking(false),
    onOutdated: () => setAsking(false),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere">
          <PersonLink id={act.actor._id}>{act.actor.name}</PersonLink> {verbs[act.kind]}{" "}
          <PersonLink id={act.target._id}>{act.target.name}</PersonLink>
        </p>
        <p className="text-small text-muted">
          <DateTime at={act.at} />
          {act.isUndoable && ` · can be undone until ${formatDateTime(act.undoUntil)}`}
        </p>
      </div>
      {act.undoneAt && (
        <Badge tone="jade">
          Undone by <bdi>{act.undoneBy?.name}</bdi>
        </Badge>
      )}
      {act.isUndoable && (
        <Button
          tone="outline"
          aria-label={`Undo: ${act.actor.name} ${verbs[act.kind]} ${act.target.name}`}
          onClick={() => setAsking(true)}
        >
          Undo
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Undo this action against ${act.target.name}?`}
        text={effects[act.kind]}
        confirmLabel="Undo"
        tone="primary"
        busy={undo.isPending}
        onConfirm={() => undo.mutate(undefined)}
      />
    </li>
  );
}
