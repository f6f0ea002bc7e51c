import type {
  DocumentKind,
  PictureKind,
  CheckedFieldChange,
  VerificationKind,
  VerificationStatus,
} from "@vesper/contract/moderation/verification";
import type { RefusalKind } from "@vesper/contract/moderation/verification-refusals";
import type { JSONColumnType } from "kysely";

export interface VerificationsTable {
  id: string;
  userId: string;
  kind: VerificationKind;
  status: VerificationStatus;
  createdAt: Date;
  code: string | null;
  gesture: string | null;
  expiresAt: Date | null;
  submittedAt: Date | null;
  changes: JSONColumnType<CheckedFieldChange[], string | undefined>;
  decidedBy: string | null;
  decidedAt: Date | null;
  refusal: RefusalKind | null;
  explanation: string | null;
  isAdult: boolean | null;
  method: DocumentKind | null;
  checkedIn: string | null;
  documentHash: Buffer | null;
}

export interface VerificationPicturesTable {
  id: string;
  verificationId: string;
  kind: PictureKind;
  wrappedKey: Buffer;
}
