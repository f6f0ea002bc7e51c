import { sql } from "kysely";
import { findConversationKeys } from "#platform/database/sealing-keys.ts";
import { toMessagePlace } from "#platform/sealing/open-column.ts";
import type { SealingContext } from "#platform/sealing/sealing.ts";

/** Seals the next plain messages and returns how many there were. */
export async function sealPlainMessages(ctx: SealingContext, limit: number): Promise<number> {
  const rows = await ctx.db
    .selectFrom("messages")
    .select(["conversationId", "id", "content"])
    .where("contentSealed", "is", null)
    .orderBy("conversationId")
    .orderBy("sequence")
    .limit(limit)
    .execute();
  const keys = await findConversationKeys(ctx, [...new Set(rows.map((row) => row.conversationId))]);
  const sealed = rows.flatMap(({ conversationId, id, content }) => {
    const key = keys.get(conversationId);
    return key ? [{ id, content, sealed: ctx.sealing.sealText(key, toMessagePlace(id), content) }] : [];
  });
  if (sealed.length > 0) {
    await sql`
      update messages set content = '', content_sealed = fresh.sealed
      from unnest(
        ${sealed.map(({ id }) => id)}::uuid[], ${sealed.map(({ content }) => content)}::text[],
        ${sealed.map((row) => row.sealed)}::bytea[]
      ) as fresh (id, content, sealed)
      where messages.id = fresh.id and messages.content = fresh.content and messages.content_sealed is null`.execute(
      ctx.db,
    );
  }
  return rows.length;
}
