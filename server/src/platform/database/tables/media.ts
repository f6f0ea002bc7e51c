import type { MediaProgress, MediaStatus, MediaType } from "@vesper/contract/media/media";
import type { Generated, GeneratedAlways } from "kysely";

export interface MediaTable {
  id: string;
  ownerId: string;
  mediaType: MediaType;
  title: Generated<string>;
  description: string | null;
  status: Generated<MediaStatus>;
  rejectionReason: string | null;
  isPublic: Generated<boolean>;
  isPrimary: Generated<boolean>;
  position: Generated<number>;
  progress: Generated<MediaProgress>;
  failure: string | null;
  width: number | null;
  height: number | null;
  colors: Generated<string[]>;
  videoFormat: "mp4" | "webm" | null;
  duration: number | null;
  hasPoster: Generated<boolean>;
  isFingerprinted: Generated<boolean>;
  isHidden: Generated<boolean>;
  isShown: GeneratedAlways<boolean>;
  likeCount: Generated<number>;
  views: Generated<number>;
  submittedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface MediaFingerprintsTable {
  mediaId: string;
  hashes: Buffer;
  bands: number[];
}

export interface BlockedPicturesTable {
  id: string;
  caseId: string;
  hashes: Buffer;
  bands: number[];
  createdAt: Date;
}

export interface MediaLookalikesTable {
  mediaId: string;
  otherId: string;
}

export interface MediaLikesTable {
  mediaId: string;
  userId: string;
  createdAt: Date;
}

export interface MediaVisitorsTable {
  mediaId: string;
  day: string;
  visitor: Buffer;
}
