import type { MediaProgress, MediaStatus } from "@vesper/contract/media/media";
import { isAdmin } from "@vesper/contract/accounts/role-checks";
import type { Viewer } from "#platform/context.ts";
import { allowed, refused, type Verdict } from "#platform/policy.ts";

interface MediaVisibility {
  ownerId: string;
  isShown: boolean;
  isOwnerListed: boolean;
}

/** What visitors may see: shown by itself, and by somebody who is listed. */
export const isVisible = ({ isShown, isOwnerListed }: MediaVisibility) => isShown && isOwnerListed;

/** Everybody else's, and whatever does not exist, are the same to a stranger. */
export const mayView = (media: MediaVisibility, viewer: OptionalViewer): Verdict =>
  isVisible(media) || isOwnerOrAdmin(media, viewer) ? allowed : refused("not_found");

type OptionalViewer = Pick<Viewer, "userId" | "roles"> | null;

/** Its owner and admins, whatever its state. */
export const isOwnerOrAdmin = ({ ownerId }: { ownerId: string }, viewer: OptionalViewer): boolean =>
  viewer !== null && (viewer.userId === ownerId || isAdmin(viewer.roles));

export const mayChange = ({ ownerId }: { ownerId: string }, userId: string): Verdict =>
  ownerId === userId ? allowed : refused("not_found");

interface MediaState {
  status: MediaStatus;
  progress: MediaProgress;
}

export function maySubmit({ status, progress }: MediaState): Verdict {
  if (progress === "failed") return refused("conflict", "This file could not be prepared. Try again first.");
  if (status === "pending") return refused("conflict", "This is already waiting for review.");
  return status === "approved" ? refused("conflict", "This is already approved.") : allowed;
}

export const mayRetry = ({ progress }: MediaState): Verdict =>
  progress === "failed" ? allowed : refused("conflict", "Only what failed can be tried again.");

export function mayReview({ status, progress }: MediaState): Verdict {
  const waits = status === "pending" && progress === "ready";
  return waits ? allowed : refused("conflict", "This is not waiting for review.");
}
