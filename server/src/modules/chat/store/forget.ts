import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { deletePast } from "#platform/database/delete-past.ts";

/** Whole conversations in which nobody has written since then; small portions, because each has its messages. */
export const deleteSilentSince = (db: Database, time: Date) =>
  deletePast(
    db,
    "conversations",
    sql`created_at < ${time} and not exists (
      select from messages
      where messages.conversation_id = conversations.id and messages.sequence = conversations.last_sequence
        and messages.created_at >= ${time}
    )`,
    100,
  );
