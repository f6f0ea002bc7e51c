import type { DeliveryFailure, DeliveryState } from "@vesper/contract/webhooks/webhooks";
import { sql, type Selectable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.ts";
import { orderByAge, selectQueuePage } from "#platform/database/queue-page.ts";
import { insertsInto, run } from "#platform/database/statements.ts";
import type { WebhookDeliveriesTable } from "#platform/database/tables/webhooks.ts";

export type DeliveryRow = Selectable<WebhookDeliveriesTable>;

export const insertDeliveries = insertsInto("webhookDeliveries");

export const selectDelivery = (
  db: Database,
  { id, webhookId }: { id: string; webhookId: string },
): Promise<DeliveryRow | undefined> =>
  db
    .selectFrom("webhookDeliveries")
    .selectAll()
    .where("id", "=", id)
    .where("webhookId", "=", webhookId)
    .executeTakeFirst();

export interface DeliveryQuery {
  webhookId: string;
  state?: DeliveryState | undefined;
  type?: string | undefined;
  page: number;
  limit: number;
}

export function selectDeliveries(db: Database, { webhookId, state, type, ...window }: DeliveryQuery) {
  let ids = db
    .selectFrom("webhookDeliveries")
    .select("webhookDeliveries.id")
    .where("webhookDeliveries.webhookId", "=", webhookId);
  if (state) ids = ids.where("webhookDeliveries.state", "=", state);
  if (type) ids = ids.where("webhookDeliveries.type", "=", type);
  const order = orderByAge("webhookDeliveries.createdAt", "desc");
  const whole = db.selectFrom("webhookDeliveries").selectAll();
  return selectQueuePage(db, whole, { ids, id: "webhookDeliveries.id", order }, window);
}

/** Returns the deliveries whose time has come, longest waiting first. */
export const selectDue = (
  db: Database,
  webhookId: string,
  now: Date,
  limit: number,
): Promise<DeliveryRow[]> =>
  db
    .selectFrom("webhookDeliveries")
    .selectAll()
    .where("webhookId", "=", webhookId)
    .where("state", "=", "pending")
    .where("nextAttemptAt", "<=", now)
    .orderBy("nextAttemptAt")
    .limit(limit)
    .execute();

/** Webhooks that are on and have waiting deliveries, each with the time of the next attempt. */
export const selectOwed = (db: Database, webhookId?: string) =>
  db
    .selectFrom("webhooks")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("webhookDeliveries")
          .select("nextAttemptAt")
          .whereRef("webhookDeliveries.webhookId", "=", "webhooks.id")
          .where("state", "=", "pending")
          .orderBy("nextAttemptAt")
          .limit(1)
          .as("next"),
      (join) => join.onTrue(),
    )
    .select(["webhooks.id", "webhooks.sendingUntil", "next.nextAttemptAt"])
    .where("webhooks.isEnabled", "=", true)
    .where((where) => (webhookId ? where("webhooks.id", "=", webhookId) : where.val(true)))
    .$narrowType<{ nextAttemptAt: Date }>()
    .execute();

export interface Attempt {
  delivery: DeliveryRow;
  responseCode: number | null;
  failure: DeliveryFailure | null;
  state: DeliveryState;
  nextAttemptAt: Date | null;
}

/**
 * Stores the outcome of attempts in one statement. A row that someone else has changed since it was read stays as it
 * is.
 */
export async function updateAttempted(db: Database, attempts: readonly Attempt[], at: Date): Promise<void> {
  if (attempts.length === 0) return;
  const outcomes = attempts.map(({ delivery, responseCode, failure, state, nextAttemptAt }) => ({
    id: delivery.id,
    seen: delivery.attempts,
    state,
    code: responseCode,
    failure,
    next: nextAttemptAt?.toISOString() ?? null,
  }));
  await sql`
    update webhook_deliveries set
      state = outcome.state, attempts = attempts + 1, round_attempts = round_attempts + 1,
      response_code = outcome.code, failure = outcome.failure,
      next_attempt_at = outcome.next, last_attempt_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as outcome (id uuid, seen int, state text, code int, failure text, next timestamptz)
    where webhook_deliveries.id = outcome.id and webhook_deliveries.attempts = outcome.seen
      and webhook_deliveries.state = 'pending'`.execute(db);
}

/** Starts a new round of attempts with the same id. */
export const restartDelivery = (db: Database, id: string, now: Date) =>
  run(
    db
      .updateTable("webhookDeliveries")
      .set({ state: "pending", roundAttempts: 0, nextAttemptAt: now })
      .where("id", "=", id),
  );

export const deleteDeliveriesBefore = (db: Database, time: Date) =>
  deleteInBatches(db, "webhookDeliveries", sql`created_at < ${time}`);
