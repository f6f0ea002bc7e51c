import type { ListingStatus } from "@vesper/contract/profiles/listings";
import { allowed, refused, type Verdict } from "#platform/policy.ts";

interface ListingState {
  status: ListingStatus;
}

/**
 * Refuses with `not_found`, so that a stranger cannot distinguish another supplier's listing from one that does not
 * exist.
 */
export const mayChange = ({ supplierId }: { supplierId: string }, userId: string): Verdict =>
  supplierId === userId ? allowed : refused("not_found");

export function maySubmit({ status }: ListingState): Verdict {
  if (status === "pending") return refused("conflict", "This listing is already waiting for review.");
  return status === "approved" ? refused("conflict", "This listing is already approved.") : allowed;
}

export const mayDecide = ({ status }: ListingState): Verdict =>
  status === "pending" ? allowed : refused("conflict", "This listing isn’t waiting for review.");

/** Returns the status of a listing after an edit: an approved listing returns to review, any other status stays. */
export const getStatusAfterEdit = ({ status }: ListingState): ListingStatus =>
  status === "approved" ? "pending" : status;
