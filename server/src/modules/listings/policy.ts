import type { ListingStatus } from "@vesper/contract/profiles/listings";
import { allowed, refused, type Verdict } from "#platform/policy.ts";

interface ListingState {
  status: ListingStatus;
}

/** Somebody else's, and whatever does not exist, are the same to a stranger. */
export const mayChange = ({ supplierId }: { supplierId: string }, userId: string): Verdict =>
  supplierId === userId ? allowed : refused("not_found");

export function maySubmit({ status }: ListingState): Verdict {
  if (status === "pending") return refused("conflict", "This listing is already waiting for review.");
  return status === "approved" ? refused("conflict", "This listing is already approved.") : allowed;
}

export const mayDecide = ({ status }: ListingState): Verdict =>
  status === "pending" ? allowed : refused("conflict", "This listing is not waiting for review.");

/** What was approved waits for another look once its words have changed; everything else stays where it is. */
export const getStatusAfterEdit = ({ status }: ListingState): ListingStatus =>
  status === "approved" ? "pending" : status;
