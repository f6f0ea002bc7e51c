import type {
  DocumentKind,
  PictureKind,
  QueueStatus,
  VerificationKind,
  VerificationStatus,
} from "@vesper/contract/moderation/verification";

export const kindLabels: Record<VerificationKind, string> = { request: "Request", recheck: "Recheck" };

export const statusLabels: Record<QueueStatus, string> = {
  waiting: "Waiting",
  approved: "Approved",
  rejected: "Rejected",
  expired: "Expired",
};

export const statusTones: Record<VerificationStatus, "gold" | "jade" | "danger" | "neutral"> = {
  asked: "neutral",
  waiting: "gold",
  approved: "jade",
  rejected: "danger",
  expired: "neutral",
};

export const pictureLabels: Record<PictureKind, string> = { document: "Document", selfie: "Selfie" };

export const methodLabels: Record<DocumentKind, string> = {
  passport: "Passport",
  identity_card: "ID card",
  driving_licence: "Driver’s license",
  residence_permit: "Residence permit",
};

export const changeLabels = { name: "Name", age: "Age", photo: "Primary photo" } as const;

/** Returns the age in full years for a date of birth. */
export function findYearsSince(bornOn: string, today: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(bornOn)) return null;
  const years = Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return today.slice(5) < bornOn.slice(5) ? years - 1 : years;
}
