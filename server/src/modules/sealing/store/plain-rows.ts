import { sql, type SqlBool } from "kysely";
import { lockPersonKeys } from "#platform/database/sealing-keys.ts";
import { contactChannels, pickContacts, toContactColumns } from "#platform/sealing/contacts.ts";
import { sealEvidence } from "#platform/sealing/evidence.ts";
import { phonePlace, toNotePlace } from "#platform/sealing/open-column.ts";
import type { SealingContext } from "#platform/sealing/sealing.ts";
import type { WrappedKey } from "#platform/sealing/wrapped-key.ts";

/*
 * Each function seals the next plain rows of a table and returns how many there were. An update names the plain value
 * that it replaces: a row that was edited at the same time is left to the next run. Call them in a transaction.
 */

/** Seals rows with the keys of the people they belong to. The rows of an erased person have no key and stay. */
async function sealRows<Row extends { userId: string }>(
  ctx: SealingContext,
  rows: Row[],
  sealRow: (row: Row, key: WrappedKey) => Promise<unknown>,
): Promise<number> {
  const people = rows.map(({ userId }) => userId);
  const keys = await lockPersonKeys(ctx, people);
  for (const row of rows) {
    const key = keys.get(row.userId);
    if (key) await sealRow(row, key);
  }
  return rows.length;
}

export async function sealPlainPhones(ctx: SealingContext, limit: number): Promise<number> {
  const rows = await ctx.db
    .selectFrom("users")
    .select(["id as userId", "phone"])
    .where("phone", "is not", null)
    .where("erasedAt", "is", null)
    .$narrowType<{ phone: string }>()
    .orderBy("id")
    .limit(limit)
    .execute();
  return sealRows(ctx, rows, ({ userId, phone }, key) =>
    ctx.db
      .updateTable("users")
      .set({ phone: null, phoneSealed: ctx.sealing.sealText(key, phonePlace, phone) })
      .where("id", "=", userId)
      .where("phone", "=", phone)
      .execute(),
  );
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
  return sealRows(ctx, rows, (row, key) => {
    let update = ctx.db
      .updateTable("profiles")
      .set(toContactColumns(ctx.sealing, key, pickContacts(row)))
      .where("id", "=", row.id);
    for (const channel of contactChannels)
      update = update.where(channel, "is not distinct from", row[channel]);
    return update.execute();
  });
}

export async function sealPlainNotes(ctx: SealingContext, limit: number): Promise<number> {
  const rows = await ctx.db
    .selectFrom("favorites")
    .select(["id", "userId", "targetId", "note"])
    .where("note", "is not", null)
    .$narrowType<{ note: string }>()
    .orderBy("id")
    .limit(limit)
    .execute();
  return sealRows(ctx, rows, ({ id, targetId, note }, key) =>
    ctx.db
      .updateTable("favorites")
      .set({ note: null, noteSealed: ctx.sealing.sealText(key, toNotePlace(targetId), note) })
      .where("id", "=", id)
      .where("note", "=", note)
      .execute(),
  );
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
