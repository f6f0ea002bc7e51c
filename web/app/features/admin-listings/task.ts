import type { AdminListing } from "@vesper/contract/listings";

/** What an admin is about to do with a listing that waits. */
export interface Task {
  kind: "approve" | "reject";
  listing: AdminListing;
}

/** Asked for by a card, done in a dialog. */
export type TaskHandler = (task: Task) => void;

export interface ListingDialogProps {
  listing: AdminListing;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Takes the focus when the card that had it is gone. */
export const headingId = "listing-review";
