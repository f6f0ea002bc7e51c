import { imageAddress, videoAddress } from "@vesper/contract/media/image-address";
import type { Media } from "@vesper/contract/media/media";
import { nameForOwner } from "#platform/identity/account-name.ts";
import { isOpen } from "./policy.ts";
import type { MediaRow } from "./store/media.ts";

/** Who looks: strangers see what is public, owners and admins everything, through addresses made for them. */
export interface Look {
  isInsider: boolean;
  isAdmin: boolean;
  sign(path: string): string;
}

export function presentMedia(row: MediaRow, { isInsider, isAdmin, sign }: Look): Media {
  const address = (path: string | null) => (path && !isOpen(row) ? sign(path) : path);
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    mediaType: row.mediaType,
    status: row.status,
    progress: row.progress,
    failure: isInsider ? row.failure : null,
    rejectionReason: isInsider ? row.rejectionReason : null,
    isPublic: row.isPublic,
    isPrimary: row.isPrimary,
    isHidden: row.isHidden,
    previewUrl: address(previewOf(row)),
    url: address(fileOf(row)),
    width: row.width,
    height: row.height,
    colors: row.colors,
    duration: row.duration,
    likeCount: row.likeCount,
    views: row.views,
    isLiked: row.isLiked,
    createdAt: row.createdAt.toISOString(),
    lookalikes: isAdmin ? row.lookalikes : [],
    escortId: {
      _id: row.ownerId,
      displayName: row.displayName,
      // A working name only, and never a mail address, for strangers.
      name: isInsider ? nameForOwner(row.ownerName) : (row.displayName ?? ""),
      email: isInsider ? row.ownerEmail : null,
    },
  };
}

function previewOf({ id, mediaType, progress, hasPoster }: MediaRow): string | null {
  const hasImages = mediaType === "image" ? progress === "ready" : hasPoster;
  return hasImages ? imageAddress(id, 640, "webp") : null;
}

function fileOf({ id, progress, videoFormat }: MediaRow): string | null {
  if (progress !== "ready") return null;
  return videoFormat ? videoAddress(id, videoFormat) : imageAddress(id, 1280, "webp");
}
