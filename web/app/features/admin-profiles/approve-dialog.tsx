import { approveProfile } from "@vesper/contract/admin-profiles";
import { useRef } from "react";
import { api } from "#web/session/api.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { headingId, type ProfileDialogProps } from "./task.ts";
import { useProfileChange } from "./use-profile-change.ts";

export function ApproveDialog({ profile, open, onOpenChange }: ProfileDialogProps) {
  const isGone = useRef(false);

  function handleDone() {
    isGone.current = true;
    onOpenChange(false);
  }

  const approve = useProfileChange({
    change: () => api.call(approveProfile, { params: { id: profile._id } }),
    done: "Profile approved successfully!",
    failed: "Failed to approve profile. Please try again.",
    onDone: handleDone,
    onOutdated: handleDone,
  });

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Approve <bdi>{profile.name}</bdi>
        </>
      }
      text="Are you sure you want to approve this profile?"
      confirmLabel="Approve"
      tone="primary"
      busy={approve.isPending}
      onConfirm={() => approve.mutate(undefined)}
      // The button that asked for it goes with the card.
      finalFocus={() => (isGone.current ? document.getElementById(headingId) : null)}
    >
      <p className="text-small text-muted">Everybody can see it from then on, unless its owner hides it.</p>
    </ConfirmDialog>
  );
}
