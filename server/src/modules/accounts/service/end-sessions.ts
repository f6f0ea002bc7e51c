import type { Transaction } from "#platform/context.ts";
import type { SessionEnd } from "#platform/database/tables/accounts.ts";
import { publish } from "#platform/events.ts";
import * as store from "../store/sessions.ts";

/** Ends sessions and lets everybody who remembers them know. */
export async function endSessions(
  tx: Transaction,
  which: Parameters<typeof store.endSessions>[1],
  reason: SessionEnd,
): Promise<string[]> {
  const sessionIds = await store.endSessions(tx.db, which, reason, tx.clock.now());
  if (sessionIds.length > 0) await publish(tx, "session.ended", { sessionIds });
  return sessionIds;
}
