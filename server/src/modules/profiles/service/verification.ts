import type { BadgeBasis } from "@vesper/contract/profiles/profile-fields";
import type { CheckedFieldChange } from "@vesper/contract/moderation/verification";
import type { Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { Problem } from "#platform/problem.ts";
import { updateProfile, updateForRecheck, type ProfileRow } from "../store/profiles.ts";
import { updateWithVisibility } from "./visibility.ts";

interface Badge {
  isVerified: boolean;
  /** The first day of the month in which staff looked; the one before stays when left out. */
  verifiedIn?: string | null;
  verifiedBy?: BadgeBasis | null;
  badgeReason?: string | null;
}

export const noBadge = { verifiedIn: null, verifiedBy: null, badgeReason: null };

/** Staff have checked a document, and what they saw still stands or waits for another look. */
export const hasDocument = ({ verifiedBy, isVerified, recheckSince }: ProfileRow): boolean =>
  verifiedBy === "document" && (isVerified || recheckSince !== null);

/** Gives or takes the badge; whatever was to be looked at again has been. Gives the profile as it was. */
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

/** Takes the badge off what staff had checked and is other now, until they have looked again. */
export async function requestRecheck(
  tx: Transaction,
  userId: string,
  changes: CheckedFieldChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const isWanted = await updateForRecheck(tx.db, userId, tx.clock.now());
  if (isWanted) await publish(tx, "profile.recheck-requested", { userId, changes });
}
