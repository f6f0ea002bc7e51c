import { toImageAddress, toVideoAddress } from "@vesper/contract/media/image-address";
import type { Media } from "@vesper/contract/media/media";
import { toNameForOwner } from "#platform/identity/account-name.ts";
import { isVisible } from "./policy.ts";
import type { MediaRow } from "./store/media.ts";

/** The viewer's access: strangers see public media; owners and moderators see all media, through signed URLs. */
export interface ViewerAccess {
  isOwnerOrModerator: boolean;
  isModerator: boolean;
  sign(path: string): string;
}

export function presentMedia(row: MediaRow, { isOwnerOrModerator, isModerator, sign }: ViewerAccess): Media {
  const toViewerAddress = (path: string | null) => (path && !isVisible(row) ? sign(path) : path);
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    mediaType: row.mediaType,
    status: row.status,
    progress: row.progress,
    failure: isOwnerOrModerator ? row.failure : null,
    rejectionReason: isOwnerOrModerator ? row.rejectionReason : null,
    isPublic: row.isPublic,
    isPrimary: row.isPrimary,
    isHidden: row.isHidden,
    previewUrl: toViewerAddress(findPreviewAddress(row)),
    url: toViewerAddress(findFileAddress(row)),
    width: row.width,
    height: row.height,
    colors: row.colors,
    duration: row.duration,
    likeCount: row.likeCount,
    views: row.views,
    isLiked: row.isLiked,
    createdAt: row.createdAt.toISOString(),
    lookalikes: isModerator ? row.lookalikes : [],
    escortId: {
      _id: row.ownerId,
      displayName: row.displayName,
      // Strangers get the display name only, never an email address.
      name: isOwnerOrModerator ? toNameForOwner(row.ownerName) : (row.displayName ?? ""),
      email: isOwnerOrModerator ? row.ownerEmail : null,
    },
  };
}

function findPreviewAddress({ id, mediaType, progress, hasPoster }: MediaRow): string | null {
  const hasImages = mediaType === "image" ? progress === "ready" : hasPoster;
  return hasImages ? toImageAddress(id, 640, "webp") : null;
}

function findFileAddress({ id, progress, videoFormat }: MediaRow): string | null {
  if (progress !== "ready") return null;
  return videoFormat ? toVideoAddress(id, videoFormat) : toImageAddress(id, 1280, "webp");
}
