import { sql, type Selectable, type Updateable } from "kysely";
import type { EventType } from "@vesper/contract/webhooks/events";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import { preparedQuery } from "#platform/database/prepared.ts";
import { insertsInto, isChanged, run } from "#platform/database/statements.ts";
import type { WebhooksTable } from "#platform/database/tables/webhooks.ts";

export type WebhookRow = Selectable<WebhooksTable>;

export const insertWebhook = insertsInto("webhooks");

const countInState = (state: "pending" | "failed") =>
  sql<number>`(select count(*)::int from webhook_deliveries
    where webhook_id = webhooks.id and state = ${sql.lit(state)})`;

const webhooksWithFigures = (db: Database) =>
  db
    .selectFrom("webhooks")
    .leftJoin("users", "users.id", "webhooks.ownerId")
    .selectAll("webhooks")
    .select([
      "users.name as ownerName",
      "users.profileImageUrl as ownerAvatar",
      countInState("pending").as("pending"),
      countInState("failed").as("failed"),
    ]);

export const selectWebhooks = (db: Database, limit: number) =>
  webhooksWithFigures(db)
    .orderBy("webhooks.createdAt", "desc")
    .orderBy("webhooks.id", "desc")
    .limit(limit)
    .execute();
export type WebhookWithFigures = Awaited<ReturnType<typeof selectWebhooks>>[number];

export const selectWebhookWithFigures = (db: Database, id: string) =>
  webhooksWithFigures(db).where("webhooks.id", "=", id).executeTakeFirst();

export const lockWebhook = (db: Database, id: string): Promise<WebhookRow | undefined> =>
  db.selectFrom("webhooks").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const countWebhooks = (db: Database) => countRows(db, db.selectFrom("webhooks").select("id"));

export const updateWebhook = (db: Database, id: string, change: Updateable<WebhooksTable>) =>
  run(db.updateTable("webhooks").set(change).where("id", "=", id));

export const deleteWebhook = (db: Database, id: string) =>
  isChanged(db.deleteFrom("webhooks").where("id", "=", id));

export const clearOwner = (db: Database, ownerId: string) =>
  run(db.updateTable("webhooks").set({ ownerId: null }).where("ownerId", "=", ownerId));

const selectEnabledByEvent = preparedQuery((db, { type }: { type: EventType }) =>
  db
    .selectFrom("webhooks")
    .select("id")
    .where("isEnabled", "=", true)
    .where(sql<boolean>`${type} = any(events)`),
);

/** Returns the webhooks that want this event. */
export const selectSubscribed = async (db: Database, type: EventType): Promise<string[]> =>
  (await selectEnabledByEvent(db, { type })).map(({ id }) => id);

/** Takes the right to send to a webhook that is on, unless another process has it. */
export const takeLease = (
  db: Database,
  { id, now, until }: { id: string; now: Date; until: Date },
): Promise<WebhookRow | undefined> =>
  db
    .updateTable("webhooks")
    .set({ sendingUntil: until })
    .where("id", "=", id)
    .where("isEnabled", "=", true)
    .where((where) => where.or([where("sendingUntil", "is", null), where("sendingUntil", "<=", now)]))
    .returningAll()
    .executeTakeFirst();

/** Undefined if the webhook was turned off or removed in the meantime. */
export const extendLease = (db: Database, id: string, until: Date): Promise<WebhookRow | undefined> =>
  db
    .updateTable("webhooks")
    .set({ sendingUntil: until })
    .where("id", "=", id)
    .where("isEnabled", "=", true)
    .returningAll()
    .executeTakeFirst();

export const endLease = (db: Database, id: string) =>
  run(db.updateTable("webhooks").set({ sendingUntil: null }).where("id", "=", id));
