import type { BadgeBasis } from "@vesper/contract/profiles/profile-fields";
import type { CheckedFieldChange } from "@vesper/contract/moderation/verification";
import type { Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { Problem } from "#platform/problem.ts";
import { updateProfile, updateForRecheck, type ProfileRow } from "../store/profiles.ts";
import { updateWithVisibility } from "./visibility.ts";

interface Badge {
  isVerified: boolean;
  /** First day of the month in which an admin checked the document; unchanged if omitted. */
  verifiedIn?: string | null;
  verifiedBy?: BadgeBasis | null;
  badgeReason?: string | null;
}

export const noBadge = { verifiedIn: null, verifiedBy: null, badgeReason: null };

/** Whether an admin has checked a document and the result is still valid or waits for a recheck. */
export const hasDocument = ({ verifiedBy, isVerified, recheckSince }: ProfileRow): boolean =>
  verifiedBy === "document" && (isVerified || recheckSince !== null);

/** Sets or removes the badge and clears a pending recheck. Returns the profile as it was before. */
export function changeBadge(tx: Transaction, userId: string, badge: Badge): Promise<ProfileRow> {
  return updateWithVisibility(tx, userId, async (before) => {
    if (!before) throw new Problem("not_found");
    await updateProfile(tx.db, before.id, { ...badge, recheckSince: null, updatedAt: tx.clock.now() });
    return before;
  });
}

type CheckedFields = Pick<ProfileRow, "name" | "age">;

export function getCheckedChanges(before: CheckedFields, after: CheckedFields): CheckedFieldChange[] {
  const changes: CheckedFieldChange[] = [];
  if (before.name !== after.name) changes.push({ field: "name", before: before.name, after: after.name });
  if (before.age !== after.age)
    changes.push({ field: "age", before: `${before.age}`, after: `${after.age}` });
  return changes;
}

/** Removes the badge if data that an admin has checked was changed. It stays off until the data is checked again. */
export async function requestRecheck(
  tx: Transaction,
  userId: string,
  changes: CheckedFieldChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const isWanted = await updateForRecheck(tx.db, userId, tx.clock.now());
  if (isWanted) await publish(tx, "profile.recheck-requested", { userId, changes });
}
