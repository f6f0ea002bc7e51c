import type { Selectable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { SignalsTable } from "#platform/database/tables/signals.ts";

export type SignalRow = Pick<Selectable<SignalsTable>, "id" | "kind" | "reason" | "text" | "createdAt">;

export interface Attention {
  signals: SignalRow[];
  isBeingChecked: boolean;
}

const most = 20;

/** What the office should know of these profiles before it decides. */
export async function selectAttention(
  db: Database,
  profileIds: readonly string[],
): Promise<(profileId: string) => Attention> {
  if (profileIds.length === 0) return () => ({ signals: [], isBeingChecked: false });
  const open = await db
    .selectFrom("signals")
    .select(["id", "profileId", "kind", "reason", "text", "createdAt"])
    .where("profileId", "in", profileIds)
    .where("settledAt", "is", null)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(most * profileIds.length)
    .execute();
  const waiting = await db
    .selectFrom("profilePrints")
    .select("profileId")
    .where("profileId", "in", profileIds)
    .where("wantedAt", "is not", null)
    .execute();
  return (profileId) => ({
    signals: open.filter((signal) => signal.profileId === profileId).slice(0, most),
    isBeingChecked: waiting.some((print) => print.profileId === profileId),
  });
}
