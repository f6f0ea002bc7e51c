import type { Database } from "#platform/database/client.ts";

export function selectBroken(db: Database) {
  return db
    .selectFrom("conversations")
    .leftJoin("messages", "messages.conversationId", "conversations.id")
    .select(["conversations.id", "conversations.lastSequence"])
    .select((select) => select.fn.count<number>("messages.sequence").as("count"))
    .groupBy("conversations.id")
    .having((having) =>
      having(having.ref("conversations.lastSequence"), "!=", having.fn.count<number>("messages.sequence")),
    )
    .limit(100)
    .execute();
}
