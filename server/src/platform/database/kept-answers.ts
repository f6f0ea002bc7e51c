import { sql } from "kysely";
import { hour, addMilliseconds } from "../clock.ts";
import type { Database } from "./client.ts";
import { deleteInBatches } from "./delete-in-batches.ts";

/** TTL of a stored response. */
const answerLifetime = 24 * hour;
/** A request without a response after this time was lost with its process. */
const runTimeout = hour / 2;

interface AnswerClaim {
  id: string;
  requestHash: string;
  now: Date;
}

/** Claims the idempotency key. Only one of several concurrent requests gets true. */
export async function claimAnswer(db: Database, { id, requestHash, now }: AnswerClaim): Promise<boolean> {
  const claimed = await db
    .insertInto("keptAnswers")
    .values({ id, requestHash, status: null, sealedBody: null, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ requestHash, status: null, sealedBody: null, createdAt: now })
        .where((eb) =>
          eb.or([
            eb("keptAnswers.createdAt", "<", addMilliseconds(now, -answerLifetime)),
            eb.and([
              eb("keptAnswers.status", "is", null),
              eb("keptAnswers.createdAt", "<", addMilliseconds(now, -runTimeout)),
            ]),
          ]),
        ),
    )
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

export const selectAnswer = (db: Database, id: string) =>
  db
    .selectFrom("keptAnswers")
    .select(["requestHash", "status", "sealedBody"])
    .where("id", "=", id)
    .executeTakeFirst();

export async function updateAnswer(
  db: Database,
  id: string,
  answer: { status: number; sealedBody: Buffer },
): Promise<void> {
  await db.updateTable("keptAnswers").set(answer).where("id", "=", id).execute();
}

/** Releases the key of a refused request, so that the request can be retried. */
export async function deleteClaim(db: Database, id: string): Promise<void> {
  await db.deleteFrom("keptAnswers").where("id", "=", id).execute();
}

export const deleteExpiredAnswers = (db: Database, now: Date) =>
  deleteInBatches(db, "keptAnswers", sql`created_at < ${addMilliseconds(now, -answerLifetime)}`);
