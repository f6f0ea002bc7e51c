import { actAs, type Transaction } from "#platform/context.ts";
import type { Subject } from "#platform/subjects/subjects.ts";

/** Reads the profile as its owner, because the case is needed even if the profile is not public. */
export async function findProfileSubject(
  tx: Transaction,
  { userId, profileId }: { userId: string; profileId: string | null },
): Promise<Subject | undefined> {
  if (!profileId) return undefined;
  return tx.subjects.findRules("profile")?.find(actAs(tx, { userId }), profileId);
}
