import { deleteListing, type OwnListing } from "@vesper/contract/listings";
import { useRef } from "react";
import { api } from "#web/session/api.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useListingChange } from "./use-listing-change.ts";

/** Takes the focus when the card that had it is gone. */
export const headingId = "own-listings";

interface DeleteDialogProps {
  listing: OwnListing;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeleteDialog({ listing, open, onOpenChange }: DeleteDialogProps) {
  const isGone = useRef(false);
  const remove = useListingChange({
    change: () => api.call(deleteListing, { params: { id: listing._id } }),
    done: "Listing deleted",
    failed: "Failed to delete listing",
    onDone: () => {
      isGone.current = true;
      onOpenChange(false);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Delete the listing “<bdi>{listing.title}</bdi>”?
        </>
      }
      text="Its page is gone at once, and links to it lead nowhere. Your pictures stay. This cannot be undone."
      confirmLabel="Delete"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      finalFocus={() => (isGone.current ? document.getElementById(headingId) : null)}
    />
  );
}
