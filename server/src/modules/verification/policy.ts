import { allowed, refused, type Verdict } from "#platform/policy.ts";

interface Badge {
  isVerified: boolean;
  verifiedBy: string | null;
}

/**
 * Refuses while a request is under review, and after a document check. A badge granted without a document, or a lost
 * badge, does not prevent a request.
 */
export function mayRequest(profile: Badge | undefined, isWaiting: boolean): Verdict {
  if (!profile) return refused("conflict", "Please create your profile first.");
  if (isWaiting) return refused("conflict", "Your photos are already waiting for review.");
  return profile.isVerified && profile.verifiedBy === "document"
    ? refused("conflict", "You’re already verified.")
    : allowed;
}

/** Admins cannot decide their own verification. */
export function mayWorkOn(adminId: string, { userId }: { userId: string }): Verdict {
  return adminId === userId ? refused("forbidden", "This is about you. A colleague has to decide.") : allowed;
}

interface Held {
  status: string;
  leasedBy: string | null;
  leasedUntil: Date | null;
}

const isHeldBy = (adminId: string, { leasedBy, leasedUntil }: Held, now: Date) =>
  leasedBy === adminId && leasedUntil !== null && leasedUntil > now;

/** Only the admin who holds the review lease may view the pictures, and only until it expires. */
export function mayView(adminId: string, verification: Held, now: Date): Verdict {
  if (verification.status !== "waiting") return refused("not_found");
  return isHeldBy(adminId, verification, now)
    ? allowed
    : refused("conflict", "Claim this verification before you view the photos.");
}

const adultAge = 18;

/** Whether the person is an adult on the day of the decision, according to the document. */
export function isAdult(bornOn: string, today: string): boolean {
  const eighteenth = `${Number(bornOn.slice(0, 4)) + adultAge}${bornOn.slice(4)}`;
  return eighteenth <= today;
}
