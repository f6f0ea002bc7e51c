import { actAs, type Transaction } from "#platform/context.ts";
import type { Subject } from "#platform/subjects/subjects.ts";

/** Read as the owner: the case is needed whether or not the profile is public. */
export async function findProfileSubject(
  tx: Transaction,
  { userId, profileId }: { userId: string; profileId: string | null },
): Promise<Subject | undefined> {
  if (!profileId) return undefined;
  return tx.subjects.findRules("profile")?.find(actAs(tx, { userId }), profileId);
}
