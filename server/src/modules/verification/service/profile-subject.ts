import { actAs, type Transaction } from "#platform/context.ts";
import type { Subject } from "#platform/subjects/subjects.ts";

/** Found as its owner would find it: a case is needed whether visitors see the profile or not. */
export async function findProfileSubject(
  tx: Transaction,
  { userId, profileId }: { userId: string; profileId: string | null },
): Promise<Subject | undefined> {
  if (!profileId) return undefined;
  return tx.subjects.findRules("profile")?.find(actAs(tx, { userId }), profileId);
}
