import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.ts";
import { insertsInto, isChanged } from "#platform/database/statements.ts";
import type { ChallengePurpose } from "#platform/database/tables/passkeys.ts";

export const insertChallenge = insertsInto("passkeyChallenges");

/** Deletes a challenge that was made for this purpose and session; in a race, only one call gets true. */
export const spendChallenge = (
  db: Database,
  spent: {
    hash: Buffer;
    purpose: ChallengePurpose;
    userId: string | null;
    sessionId: string | null;
    now: Date;
  },
) =>
  isChanged(
    db
      .deleteFrom("passkeyChallenges")
      .where("hash", "=", spent.hash)
      .where("purpose", "=", spent.purpose)
      .where("userId", "is not distinct from", spent.userId)
      .where("sessionId", "is not distinct from", spent.sessionId)
      .where("expiresAt", ">", spent.now),
  );

export const deleteChallengesBefore = (db: Database, time: Date) =>
  deleteInBatches(db, "passkeyChallenges", sql`expires_at < ${time}`);
