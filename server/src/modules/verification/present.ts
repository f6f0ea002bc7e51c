import { imageAddress } from "@vesper/contract/media/image-address";
import type { Person } from "@vesper/contract/accounts/person";
import type {
  Challenge,
  OwnRequest,
  OwnVerification,
  Verification,
  VerificationFile,
} from "@vesper/contract/moderation/verification";
import { presentHolder } from "#modules/moderation/index.ts";
import { nameForStaff, type AccountName } from "#platform/identity/account-name.ts";
import type { File } from "./service/queue.ts";
import type { Standing } from "./service/own.ts";
import type { OwnRow, VerificationRow } from "./store/verifications.ts";

const time = (date: Date | null) => date?.toISOString() ?? null;
const person = (id: string | null, name: AccountName | null, avatar: string | null): Person | null =>
  id ? { _id: id, name: nameForStaff(name) ?? "", avatar } : null;
const monthOf = (day: string | null | undefined) => day?.slice(0, 7) ?? null;

export const presentChallenge = ({ code, gesture, expiresAt }: OwnRow): Challenge => ({
  code: code ?? "",
  gesture: gesture ?? "",
  expiresAt: time(expiresAt) ?? "",
});

const isRunning = ({ status, expiresAt }: OwnRow, now: Date) =>
  status === "asked" && expiresAt !== null && expiresAt > now;

/** A code that ran out is as good as none. */
function presentRequest(row: OwnRow | undefined, now: Date): OwnRequest | null {
  if (!row || (row.status === "asked" && !isRunning(row, now))) return null;
  return {
    status: row.status,
    challenge: isRunning(row, now) ? presentChallenge(row) : null,
    submittedAt: time(row.submittedAt),
    decidedAt: time(row.decidedAt),
    refusal: row.refusal,
    explanation: row.explanation,
  };
}

/** For the person: what is known of them, never a picture and never a number. */
export function presentStanding(
  { profile, request, recheck }: Standing,
  { now, keptFor }: { now: Date; keptFor: number },
): OwnVerification {
  return {
    hasProfile: profile !== undefined,
    isVerified: profile?.isVerified ?? false,
    // Of the document: a badge that staff gave without one is no answer to a request.
    month: profile?.verifiedBy === "document" ? monthOf(profile.verifiedIn) : null,
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
    person: { _id: row.userId, name: nameForStaff(row.personName), avatar: row.personAvatar },
    profile: presentProfile(row),
    submittedAt: (row.submittedAt ?? row.createdAt).toISOString(),
    ...presentHolder(row, now),
    decidedBy: person(row.decidedBy, row.deciderName, row.deciderAvatar),
    decidedAt: time(row.decidedAt),
    refusal: row.refusal,
    explanation: row.explanation,
    method: row.method,
    month: monthOf(row.checkedIn),
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

/** For admins. `sign` makes an address that opens for them alone, whether visitors see the picture or not. */
export function presentFile(
  { row, profile, pictures, earlier }: File,
  { now, sign }: { now: Date; sign: (path: string) => string },
): VerificationFile {
  const addressOf = (id: string | null) => (id ? sign(imageAddress(id, 640, "webp")) : null);
  return {
    ...presentVerification(row, now),
    code: row.code,
    gesture: row.gesture,
    changes: row.changes.map((change) => ({
      ...change,
      beforeUrl: change.field === "photo" ? addressOf(change.before) : null,
      afterUrl: change.field === "photo" ? addressOf(change.after) : null,
    })),
    pictures,
    profilePictures: (profile?.images ?? []).map(({ id, isPrimary }) => ({
      _id: id,
      previewUrl: sign(imageAddress(id, 640, "webp")),
      isPrimary,
    })),
    earlier: earlier.map((one) => presentVerification(one, now)),
  };
}

/** What a person takes along: states and times, and what remains of the check. */
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
  month: monthOf(row.checkedIn),
});
