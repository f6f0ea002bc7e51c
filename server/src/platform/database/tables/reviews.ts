import type { ReviewStatus } from "@vesper/contract/profiles/reviews";
import type { Generated, GeneratedAlways } from "kysely";

export interface ReviewsTable {
  id: string;
  profileId: string;
  authorId: string;
  rating: number;
  title: string;
  body: string;
  isAnonymous: Generated<boolean>;
  status: Generated<ReviewStatus>;
  rejectionReason: string | null;
  isHidden: Generated<boolean>;
  isShown: GeneratedAlways<boolean>;
  reply: string | null;
  repliedAt: Date | null;
  submittedAt: Date;
  firstApprovedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}
