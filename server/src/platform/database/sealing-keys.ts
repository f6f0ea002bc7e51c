import { sql } from "kysely";
import { toConversationOwner, toPersonOwner } from "../sealing/open-column.ts";
import type { SealingContext } from "../sealing/sealing.ts";
import type { WrappedKey } from "../sealing/wrapped-key.ts";
import type { Database } from "./client.ts";

interface KeyRow {
  id: string;
  sealingKey: Buffer | null;
}

/**
 * Finds the keys of people and creates missing ones. Locks their rows, so that an erasure waits until the text under
 * the key is stored, and then destroys both. Call it in the transaction that stores the text. Empty for an erased
 * person, and for everyone until sealed writing is on.
 */
export async function lockPersonKeys(
  { db, sealing }: SealingContext,
  ids: readonly string[],
): Promise<Map<string, WrappedKey>> {
  if (ids.length === 0 || !(await sealing.isOn(db))) return new Map();
  const { rows } = await sql<KeyRow>`
    select id, sealing_key from users where id = any(${ids}::uuid[]) and erased_at is null
    order by id for no key update`.execute(db);
  const keys = rows.map(({ id, sealingKey }) => {
    const owner = toPersonOwner(id);
    return { id, owner, wrapped: sealingKey ?? sealing.createKey(owner), isNew: sealingKey === null };
  });
  await storePersonKeys(
    db,
    keys.filter(({ isNew }) => isNew),
  );
  return new Map(keys.map(({ id, owner, wrapped }) => [id, { owner, wrapped }]));
}

async function storePersonKeys(db: Database, keys: readonly { id: string; wrapped: Buffer }[]) {
  if (keys.length === 0) return;
  await sql`
    update users set sealing_key = made.key
    from unnest(${keys.map(({ id }) => id)}::uuid[], ${keys.map(({ wrapped }) => wrapped)}::bytea[]) as made (id, key)
    where users.id = made.id`.execute(db);
}

/** Finds the keys of conversations and creates missing ones. Conversations that do not exist have none. */
export async function findConversationKeys(
  { db, sealing }: SealingContext,
  ids: readonly string[],
): Promise<Map<string, WrappedKey>> {
  const { rows } = await sql<KeyRow>`
    select id, sealing_key from conversations where id = any(${ids}::uuid[])`.execute(db);
  const keys = new Map<string, WrappedKey>();
  for (const { id, sealingKey } of rows) {
    const owner = toConversationOwner(id);
    const wrapped = sealingKey ?? (await storeConversationKey(db, id, sealing.createKey(owner)));
    if (wrapped) keys.set(id, { owner, wrapped });
  }
  return keys;
}

/** Stores a new key, unless another node was faster: then that one counts. Empty if the conversation is gone. */
async function storeConversationKey(db: Database, id: string, key: Buffer): Promise<Buffer | null> {
  const { rows } = await sql<KeyRow>`
    update conversations set sealing_key = coalesce(sealing_key, ${key}::bytea) where id = ${id}
    returning id, sealing_key`.execute(db);
  return rows[0]?.sealingKey ?? null;
}
