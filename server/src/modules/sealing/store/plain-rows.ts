import { sql, type SqlBool } from "kysely";
import { lockPersonKeys } from "#platform/database/sealing-keys.ts";
import { contactChannels, pickContacts, toContactColumns } from "#platform/sealing/contacts.ts";
import { sealEvidence } from "#platform/sealing/evidence.ts";
import { phonePlace, toNotePlace } from "#platform/sealing/open-column.ts";
import type { SealingContext } from "#platform/sealing/sealing.ts";

/*
 * Each function seals the next plain rows of a table and returns how many there were. An update names the plain value
 * that it replaces: a row that was edited at the same time is left to the next run. Call them in a transaction.
 */

export async function sealPlainPhones(ctx: SealingContext, limit: number): Promise<number> {
  const rows = await ctx.db
    .selectFrom("users")
    .select(["id", "phone"])
    .where("phone", "is not", null)
    .where("erasedAt", "is", null)
    .orderBy("id")
    .limit(limit)
    .execute();
  const keys = await lockPersonKeys(
    ctx,
    rows.map(({ id }) => id),
  );
  for (const { id, phone } of rows) {
    const key = keys.get(id);
    if (!key || phone === null) continue;
    await ctx.db
      .updateTable("users")
      .set({ phone: null, phoneSealed: ctx.sealing.sealText(key, phonePlace, phone) })
      .where("id", "=", id)
      .where("phone", "=", phone)
      .execute();
  }
  return rows.length;
}

/** Matches the partial index over profiles with plain contacts. */
export const hasPlainContacts = sql<SqlBool>`num_nonnulls(
  phone_number, whatsapp, telegram, instagram, twitter, wechat, line_id, email
) > 0`;

export async function sealPlainContacts(ctx: SealingContext, limit: number): Promise<number> {
  const rows = await ctx.db
    .selectFrom("profiles")
    .select(["id", "userId", ...contactChannels])
    .where(hasPlainContacts)
    .orderBy("id")
    .limit(limit)
    .execute();
  const keys = await lockPersonKeys(
    ctx,
    rows.map(({ userId }) => userId),
  );
  for (const row of rows) {
    let update = ctx.db
      .updateTable("profiles")
      .set(toContactColumns(ctx.sealing, keys.get(row.userId), pickContacts(row)))
      .where("id", "=", row.id);
    for (const channel of contactChannels)
      update = update.where(channel, "is not distinct from", row[channel]);
    if (keys.has(row.userId)) await update.execute();
  }
  return rows.length;
}

export async function sealPlainNotes(ctx: SealingContext, limit: number): Promise<number> {
  const rows = await ctx.db
    .selectFrom("favorites")
    .select(["id", "userId", "targetId", "note"])
    .where("note", "is not", null)
    .orderBy("id")
    .limit(limit)
    .execute();
  const keys = await lockPersonKeys(
    ctx,
    rows.map(({ userId }) => userId),
  );
  for (const { id, userId, targetId, note } of rows) {
    const key = keys.get(userId);
    if (!key || note === null) continue;
    await ctx.db
      .updateTable("favorites")
      .set({ note: null, noteSealed: ctx.sealing.sealText(key, toNotePlace(targetId), note) })
      .where("id", "=", id)
      .where("note", "=", note)
      .execute();
  }
  return rows.length;
}

/** Matches the partial index over evidence with plain text. */
export const hasPlainEvidence = sql<SqlBool>`(text <> '' or snapshot is not null)`;

export async function sealPlainEvidence(ctx: SealingContext, limit: number): Promise<number> {
  const rows = await ctx.db
    .selectFrom("evidence")
    .select(["id", "text", "snapshot"])
    .where(hasPlainEvidence)
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .execute();
  for (const row of rows) {
    await ctx.db
      .updateTable("evidence")
      .set(sealEvidence(ctx.sealing, row))
      .where("id", "=", row.id)
      .execute();
  }
  return rows.length;
}
