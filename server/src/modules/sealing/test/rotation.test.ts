import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { sendMessage } from "#modules/chat/index.ts";
import { actAs, createContext } from "#platform/context.ts";
import { getIndexKey } from "#platform/sealing/index-key.ts";
import type { Person } from "#test/factories/accounts.ts";
import { buildConversationPair } from "#test/factories/chat.ts";
import { createWorld, type World } from "#test/world.ts";
import { rotateKeys } from "../service/rotate.ts";

const JWT_SECRET = "the other key of a site that rotates";
const [before, after] = ["a1".repeat(32), "b2".repeat(32)];
const first = await createWorld({ JWT_SECRET, DOCUMENT_KEY: before });
const database = { ...first.database, close: async () => undefined };
afterAll(() => first.close());

const say = (site: World, { id }: Person, conversationId: string, content: string) =>
  sendMessage(actAs(createContext(site.platform), { userId: id }), { conversationId, content });

async function readTexts(site: World, who: Person, conversationId: string): Promise<string[]> {
  const { body } = await site.get(`/chat/conversations/${conversationId}/messages`, who);
  return body.data.map(({ content }: { content: string }) => content);
}

it("replaces the root key while people write, and the old one can be removed", async () => {
  const admin = await first.admin();
  const pairs = [await buildConversationPair(first, admin), await buildConversationPair(first, admin)];
  for (const { user, conversationId } of pairs) await say(first, user, conversationId, "before");
  const indexKey = await getIndexKey(first.platform);

  const both = await createWorld({ JWT_SECRET, DOCUMENT_KEY: `${after},${before}` }, { database });
  const [rotation] = await Promise.all([
    rotateKeys(createContext(both.platform)),
    ...pairs.map(({ user, conversationId }) => say(both, user, conversationId, "during")),
  ]);
  const again = await rotateKeys(createContext(both.platform));
  await both.close();
  const only = await createWorld({ JWT_SECRET, DOCUMENT_KEY: after }, { database });
  const texts = await Promise.all(
    pairs.map(({ user, conversationId }) => readTexts(only, user, conversationId)),
  );

  expect(rotation.rewrapped).toBeGreaterThan(pairs.length);
  expect(again).toEqual({ rewrapped: 0, left: 0 });
  expect(texts).toEqual([
    ["before", "during"],
    ["before", "during"],
  ]);
  expect(await getIndexKey(only.platform)).toEqual(indexKey);
  await only.close();
});

it("a node with only the old key does not start after the rotation", async () => {
  const { rows } = await sql<{ rootIds: Buffer[] }>`select root_ids from sealing_state`.execute(first.db);

  expect(rows[0]?.rootIds).toHaveLength(1);
  await expect(createWorld({ JWT_SECRET, DOCUMENT_KEY: before }, { database })).rejects.toThrow(
    "DOCUMENT_KEY",
  );
});
