import { approveListing } from "@vesper/contract/listings";
import { useRef } from "react";
import { api } from "#web/session/api.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { headingId, type ListingDialogProps } from "./task.ts";
import { useListingChange } from "./use-listing-change.ts";

export function ApproveDialog({ listing, open, onOpenChange }: ListingDialogProps) {
  const isGone = useRef(false);
  const { _id: id, title, updatedAt, supplierId } = listing;

  function handleDone() {
    isGone.current = true;
    onOpenChange(false);
  }

  const approve = useListingChange({
    change: () => api.call(approveListing, { params: { id }, body: { updatedAt } }),
    done: "Listing approved successfully!",
    failed: "Failed to approve listing",
    onDone: handleDone,
    onOutdated: handleDone,
  });

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Approve <bdi>{title}</bdi>
        </>
      }
      text="Are you sure you want to approve this listing?"
      confirmLabel="Approve"
      tone="primary"
      busy={approve.isPending}
      onConfirm={() => approve.mutate(undefined)}
      // The button that asked for it goes with the card.
      finalFocus={() => (isGone.current ? document.getElementById(headingId) : null)}
    >
      <p className="text-small text-muted">
        {supplierId.profile?.isListed
          ? "Everybody can see it from then on."
          : "Everybody can see it as soon as its supplier's profile is public."}
      </p>
    </ConfirmDialog>
  );
}
