import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { afterAll, describe, expect, it } from "vitest";
import { sendMessage } from "#modules/chat/index.ts";
import { actAs, createContext } from "#platform/context.ts";
import { toConversationOwner, toMessagePlace } from "#platform/sealing/open-column.ts";
import { createRootKeys } from "#platform/sealing/root-keys.ts";
import { createSealing } from "#platform/sealing/sealing.ts";
import type { Person } from "#test/factories/accounts.ts";
import { buildConversationPair } from "#test/factories/chat.ts";
import { createWorld } from "#test/world.ts";
import { sealRows } from "../service/seal-rows.ts";

const world = await createWorld();
const sharedDatabase = { ...world.database, close: async () => undefined };
const otherNode = await createWorld({}, { database: sharedDatabase });
const admin = await world.admin();
afterAll(async () => {
  await otherNode.close();
  await world.close();
});

const as = ({ id }: Person, node = world) => actAs(createContext(node.platform), { userId: id });
const readTexts = async (who: Person, conversationId: string): Promise<string[]> => {
  const { body } = await world.get(`/chat/conversations/${conversationId}/messages`, who);
  return body.data.map(({ content }: { content: string }) => content);
};

interface MessageRow {
  id: string;
  content: string;
  contentSealed: Buffer | null;
  sealingKey: Buffer | null;
}

const selectRows = async (conversationId: string) => {
  const { rows } = await sql<MessageRow>`
    select messages.id, content, content_sealed, sealing_key from messages
    join conversations on conversations.id = conversation_id where conversation_id = ${conversationId}`.execute(
    world.db,
  );
  return rows;
};

describe("the key of a conversation", () => {
  it("is one, although two nodes create it at the same time", async () => {
    const { user, escort, conversationId } = await buildConversationPair(world, admin);
    // A conversation of an earlier release has no key.
    await sql`update conversations set sealing_key = null where id = ${conversationId}`.execute(world.db);

    await Promise.all([
      sendMessage(as(user), { conversationId, content: "from one node" }),
      sendMessage(as(escort, otherNode), { conversationId, content: "from the other" }),
    ]);

    expect((await readTexts(user, conversationId)).toSorted()).toEqual(["from one node", "from the other"]);
    expect((await selectRows(conversationId)).map(({ content }) => content)).toEqual(["", ""]);
  });

  it("is gone with the conversation, so that a saved copy of its rows cannot be opened", async () => {
    const { user, conversationId } = await buildConversationPair(world, admin);
    await sendMessage(as(user), { conversationId, content: "Forget me" });
    const [row] = await selectRows(conversationId);
    await sql`delete from conversations where id = ${conversationId}`.execute(world.db);
    const { sealing } = world.platform;
    const owner = toConversationOwner(conversationId);
    const open = (wrapped: Uint8Array) =>
      sealing.openText({ owner, wrapped }, toMessagePlace(row?.id ?? ""), row?.contentSealed ?? Buffer.of());

    const { rows } = await sql`select from conversations where id = ${conversationId}`.execute(world.db);
    expect(rows).toEqual([]);
    expect(open(row?.sealingKey ?? Buffer.of())).toBe("Forget me");
    expect(() => open(sealing.createKey(owner))).toThrow();
  });

  it("opens a message for its own conversation and row only", async () => {
    const [one, other] = [
      await buildConversationPair(world, admin),
      await buildConversationPair(world, admin),
    ];
    for (const { user, conversationId } of [one, other])
      await sendMessage(as(user), { conversationId, content: "Private" });
    const [stolen] = await selectRows(one.conversationId);
    // Someone who can write to the database copies a message and its key into a conversation of their own.
    await sql`update conversations set sealing_key = ${stolen?.sealingKey} where id = ${other.conversationId}`.execute(
      world.db,
    );
    await sql`
      update messages set content_sealed = ${stolen?.contentSealed}
      where conversation_id = ${other.conversationId}`.execute(world.db);

    const { status } = await world.get(`/chat/conversations/${other.conversationId}/messages`, other.user);
    expect(status).toBe(500);
  });
});

describe("the background job", () => {
  it("keeps the newer value of a row that is edited at the same time", async () => {
    const { user, profile } = await buildConversationPair(world, admin);
    await world.post(`/favorites/${profile.id}`, undefined, user);
    for (let round = 0; round < 10; round += 1) {
      await sql`update favorites set note = 'old', note_sealed = null where user_id = ${user.id}`.execute(
        world.db,
      );
      await Promise.all([
        sealRows(createContext(otherNode.platform)),
        world.put(`/favorites/${profile.id}/note`, { note: `new ${round}` }, user),
      ]);
      const { body } = await world.get("/favorites", user);
      expect(body.data.favorites[0].note).toBe(`new ${round}`);
    }
  });
});

describe("a site with the wrong DOCUMENT_KEY", () => {
  it("does not start, and says which key is missing", async () => {
    const start = createWorld({ DOCUMENT_KEY: "ee".repeat(32) }, { database: sharedDatabase });

    await expect(start).rejects.toThrow("this database is sealed with another DOCUMENT_KEY");
  });

  it("starts with a list that contains the right one", async () => {
    const DOCUMENT_KEY = `${"0d".repeat(32)},${"ef".repeat(32)}`;
    const site = await createWorld({ DOCUMENT_KEY }, { database: sharedDatabase });

    expect(site.platform.sealing.roots.ids).toHaveLength(2);
    await site.close();
  });
});

it("text cannot be opened with another root key", () => {
  const [owner, place] = [toConversationOwner(newId()), toMessagePlace(newId())];
  const [right, wrong] = ["aa", "bb"].map((key) => createSealing(createRootKeys([key.repeat(32)])));
  const key = { owner, wrapped: right?.createKey(owner) ?? Buffer.of() };
  const sealed = right?.sealText(key, place, "Private") ?? Buffer.of();

  expect(right?.openText(key, place, sealed)).toBe("Private");
  expect(() => wrong?.openText(key, place, sealed)).toThrow("DOCUMENT_KEY");
});
