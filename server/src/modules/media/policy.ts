import type { MediaProgress, MediaStatus } from "@vesper/contract/media/media";
import type { Viewer } from "#platform/context.ts";
import { allowed, isCapable, refused, type Verdict } from "#platform/policy.ts";

interface MediaVisibility {
  ownerId: string;
  isShown: boolean;
  isOwnerListed: boolean;
}

/** Media is visible if it is shown and its owner's profile is public. */
export const isVisible = ({ isShown, isOwnerListed }: MediaVisibility) => isShown && isOwnerListed;

/** Refuses with `not_found`, so that a stranger cannot distinguish hidden media from media that does not exist. */
export const mayView = (media: MediaVisibility, viewer: OptionalViewer): Verdict =>
  isVisible(media) || isOwnerOrModerator(media, viewer) ? allowed : refused("not_found");

type OptionalViewer = Pick<Viewer, "userId" | "roles"> | null;

/** True for the owner and for moderators, whatever the status. */
export const isOwnerOrModerator = ({ ownerId }: { ownerId: string }, viewer: OptionalViewer): boolean =>
  viewer !== null && (viewer.userId === ownerId || isCapable(viewer, "moderate"));

export const mayChange = ({ ownerId }: { ownerId: string }, userId: string): Verdict =>
  ownerId === userId ? allowed : refused("not_found");

interface MediaState {
  status: MediaStatus;
  progress: MediaProgress;
}

export function maySubmit({ status, progress }: MediaState): Verdict {
  if (progress === "failed")
    return refused("conflict", "We couldn’t process this file. Try again before you submit it.");
  if (status === "pending") return refused("conflict", "This photo or video is already waiting for review.");
  return status === "approved" ? refused("conflict", "This photo or video is already approved.") : allowed;
}

export const mayRetry = ({ progress }: MediaState): Verdict =>
  progress === "failed" ? allowed : refused("conflict", "Only a failed upload can be retried.");

export function mayReview({ status, progress }: MediaState): Verdict {
  const waits = status === "pending" && progress === "ready";
  return waits ? allowed : refused("conflict", "This photo or video isn’t waiting for review.");
}
