import { toImageAddress } from "@vesper/contract/media/image-address";
import type { Person } from "@vesper/contract/accounts/person";
import type {
  Challenge,
  OwnRequest,
  OwnVerification,
  Verification,
  VerificationDetail,
} from "@vesper/contract/moderation/verification";
import { presentHolder } from "#modules/moderation/index.ts";
import { toNameForStaff, type AccountName } from "#platform/identity/account-name.ts";
import type { VerificationRecord } from "./service/queue.ts";
import type { OwnVerificationState } from "./service/own.ts";
import type { OwnRow, VerificationRow } from "./store/verifications.ts";

const toIsoTime = (date: Date | null) => date?.toISOString() ?? null;
const toPerson = (id: string | null, name: AccountName | null, avatar: string | null): Person | null =>
  id ? { _id: id, name: toNameForStaff(name) ?? "", avatar } : null;
const toMonth = (day: string | null | undefined) => day?.slice(0, 7) ?? null;

export const presentChallenge = ({ code, gesture, expiresAt }: OwnRow): Challenge => ({
  code: code ?? "",
  gesture: gesture ?? "",
  expiresAt: toIsoTime(expiresAt) ?? "",
});

const isActive = ({ status, expiresAt }: OwnRow, now: Date) =>
  status === "asked" && expiresAt !== null && expiresAt > now;

/** A request whose code has expired counts as none. */
function presentRequest(row: OwnRow | undefined, now: Date): OwnRequest | null {
  if (!row || (row.status === "asked" && !isActive(row, now))) return null;
  return {
    status: row.status,
    challenge: isActive(row, now) ? presentChallenge(row) : null,
    submittedAt: toIsoTime(row.submittedAt),
    decidedAt: toIsoTime(row.decidedAt),
    refusal: row.refusal,
    explanation: row.explanation,
  };
}

/** Presents the state of a verification for its owner, never a picture or a document number. */
export function presentOwnVerification(
  { profile, request, recheck }: OwnVerificationState,
  { now, keptFor }: { now: Date; keptFor: number },
): OwnVerification {
  return {
    hasProfile: profile !== undefined,
    isVerified: profile?.isVerified ?? false,
    // Only for a badge based on a document: a badge that an admin granted without one does not settle a request.
    month: profile?.verifiedBy === "document" ? toMonth(profile.verifiedIn) : null,
    request: presentRequest(request, now),
    recheck:
      recheck?.status === "waiting"
        ? { since: recheck.createdAt.toISOString(), changes: recheck.changes }
        : null,
    keptFor,
  };
}

export function presentVerification(row: VerificationRow, now: Date): Verification {
  return {
    _id: row.id,
    kind: row.kind,
    status: row.status,
    person: { _id: row.userId, name: toNameForStaff(row.personName), avatar: row.personAvatar },
    profile: presentProfile(row),
    submittedAt: (row.submittedAt ?? row.createdAt).toISOString(),
    ...presentHolder(row, now),
    decidedBy: toPerson(row.decidedBy, row.deciderName, row.deciderAvatar),
    decidedAt: toIsoTime(row.decidedAt),
    refusal: row.refusal,
    explanation: row.explanation,
    method: row.method,
    month: toMonth(row.checkedIn),
  };
}

function presentProfile(row: VerificationRow): Verification["profile"] {
  if (!row.profileId) return null;
  return {
    _id: row.profileId,
    slug: row.profileSlug ?? "",
    name: row.profileName ?? "",
    age: row.profileAge ?? 0,
    city: row.profileCity ?? "",
    isListed: row.profileListed ?? false,
  };
}

/**
 * Presents a verification for admins. `sign` creates a URL that only the admin can open, whether or not the picture
 * is public.
 */
export function presentVerificationRecord(
  { row, profile, pictures, earlier }: VerificationRecord,
  { now, sign }: { now: Date; sign: (path: string) => string },
): VerificationDetail {
  const toSignedUrl = (id: string | null) => (id ? sign(toImageAddress(id, 640, "webp")) : null);
  return {
    ...presentVerification(row, now),
    code: row.code,
    gesture: row.gesture,
    changes: row.changes.map((change) => ({
      ...change,
      beforeUrl: change.field === "photo" ? toSignedUrl(change.before) : null,
      afterUrl: change.field === "photo" ? toSignedUrl(change.after) : null,
    })),
    pictures,
    profilePictures: (profile?.images ?? []).map(({ id, isPrimary }) => ({
      _id: id,
      previewUrl: sign(toImageAddress(id, 640, "webp")),
      isPrimary,
    })),
    earlier: earlier.map((one) => presentVerification(one, now)),
  };
}

/** Presents a verification for the data export: statuses, times, and the stored result of the check. */
export const presentExport = (row: OwnRow) => ({
  kind: row.kind,
  status: row.status,
  askedAt: row.createdAt,
  handedInAt: row.submittedAt,
  decidedAt: row.decidedAt,
  changes: row.changes,
  refusal: row.refusal,
  explanation: row.explanation,
  isAdult: row.isAdult,
  method: row.method,
  month: toMonth(row.checkedIn),
});
