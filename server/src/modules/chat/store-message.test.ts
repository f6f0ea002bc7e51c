import { limits } from "@vesper/contract/core/limits";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import type { Person } from "#test/factories/accounts.ts";
import { buildConversationPair, type ConversationPair } from "#test/factories/chat.ts";
import { createWorld } from "#test/world.ts";
import { mayWrite } from "./policy.ts";
import { sendMessage } from "./service/send-message.ts";
import { createMessageBatches } from "./service/store-message.ts";
import { selectConversation } from "./store/conversations.ts";
import { insertMessages } from "./store/insert-messages.ts";

const world = await createWorld();
let admin: Person;
beforeAll(async () => {
  admin = await world.admin();
});
afterAll(() => world.close());

const createMessage = (conversationId: string, sender: Person, clientId: string | null = null) => ({
  id: newId(),
  conversationId,
  senderId: sender.id,
  clientId,
  content: "Good evening",
  at: world.clock.now(),
});

const refusals = ["none", "mine", "theirs", "suspended", "closed", "messages off"] as const;
const flags = [false, true];

const allCases = refusals.flatMap((refusal) =>
  flags.flatMap((isAnswer) =>
    flags.flatMap((isDeclined) =>
      flags.flatMap((isAccepted) =>
        flags.map((isOneTooMany) => ({ refusal, isAnswer, isDeclined, isAccepted, isOneTooMany })),
      ),
    ),
  ),
);
type Case = (typeof allCases)[number];

/** Puts the rows of a pair into the state of the case and returns who writes. */
async function arrangeCase({ user, escort, conversationId }: ConversationPair, given: Case): Promise<Person> {
  const { refusal } = given;
  const [sender, recipient] = given.isAnswer ? [escort, user] : [user, escort];
  const [blocker, blocked] = refusal === "mine" ? [sender, recipient] : [recipient, sender];
  await sql`
    with account as (
      update users set status = case when id = ${recipient.id} and ${refusal === "suspended"} then 'suspended' else 'active' end,
        closed_at = case when id = ${recipient.id} and ${refusal === "closed"} then now() end
      where id in (${user.id}, ${escort.id})
    ), profile as (
      update profiles set allow_messages = ${refusal !== "messages off"} where user_id = ${escort.id}
    ), block as (
      insert into blocks (blocker_id, blocked_id, created_at)
      select ${blocker.id}::uuid, ${blocked.id}::uuid, now() where ${refusal === "mine" || refusal === "theirs"}
    )
    update conversations set
      declined_at = case when ${given.isDeclined} then now() end,
      accepted_at = case when ${given.isAccepted} then now() end,
      unanswered = ${given.isOneTooMany ? limits.chat.unanswered : 0}
    where id = ${conversationId}`.execute(world.db);
  return sender;
}

describe("the statement that stores messages", () => {
  it("stores exactly what the policy allows, in all cases", async () => {
    const pair = await buildConversationPair(world, admin);
    const { conversationId } = pair;
    const outcomes = { stored: 0, refused: 0 };

    for (const given of allCases) {
      const sender = await arrangeCase(pair, given);
      const before = await selectConversation(world.platform, { id: conversationId, userId: sender.id });
      const stored = await insertMessages(world.db, [createMessage(conversationId, sender)]);
      expect({ given, isStored: stored.length === 1 }).toEqual({
        given,
        isStored: before !== undefined && mayWrite(before).allowed,
      });
      outcomes[stored.length === 1 ? "stored" : "refused"] += 1;
      await sql`delete from blocks`.execute(world.db);
    }

    // All 8 answers without a refusal and 8 by an escort who accepts no messages, and 3 messages of the starter.
    expect(outcomes).toEqual({ stored: 19, refused: 77 });
  });

  it("stores nothing for someone who is not a participant", async () => {
    const { conversationId } = await buildConversationPair(world, admin);

    expect(await insertMessages(world.db, [createMessage(conversationId, await world.user())])).toEqual([]);
  });
});

describe("messages that arrive together", () => {
  it("keep the order of each conversation", async () => {
    const [one, other] = [
      await buildConversationPair(world, admin),
      await buildConversationPair(world, admin),
    ];
    const store = createMessageBatches(world.platform);

    const stored = await Promise.all(
      [one, other, one, other, one].map(({ conversationId, user }) =>
        store(world.platform, createMessage(conversationId, user)),
      ),
    );

    expect(stored.map((message) => message?.sequence)).toEqual([1, 1, 2, 2, 3]);
    expect(stored.map((message) => message?.unread)).toEqual([1, 1, 2, 2, 3]);
  });

  it("are stored although one of them cannot be", async () => {
    const [one, other] = [
      await buildConversationPair(world, admin),
      await buildConversationPair(world, admin),
    ];
    const { body } = await world.post(
      "/chat/conversations/private",
      { recipientId: other.escort.id },
      one.user,
    );
    const store = createMessageBatches(world.platform);

    const [first, second, third] = await Promise.allSettled([
      store(world.platform, createMessage(one.conversationId, one.user, "same")),
      store(world.platform, createMessage(body.data._id, one.user, "same")),
      store(world.platform, createMessage(other.conversationId, other.user)),
    ]);

    const values = [first, second].map((result) =>
      result.status === "fulfilled" ? result.value : undefined,
    );
    expect(values.filter((value) => value?.sequence === 1)).toHaveLength(1);
    expect(third).toMatchObject({ status: "fulfilled", value: { sequence: 1 } });
  });

  // The embedded engine has one session, which the open transaction would hold.
  it.runIf(process.env["TEST_DATABASE_URL"])(
    "do not wait for a conversation that another transaction holds",
    async () => {
      const [held, free] = [
        await buildConversationPair(world, admin),
        await buildConversationPair(world, admin),
      ];
      const store = createMessageBatches(world.platform);
      const release = Promise.withResolvers<void>();
      const isHeld = Promise.withResolvers<void>();
      const holding = world.db.transaction().execute(async (tx) => {
        await sql`select from conversations where id = ${held.conversationId} for update`.execute(tx);
        isHeld.resolve();
        await release.promise;
      });
      await isHeld.promise;
      const send = ({ conversationId, user }: ConversationPair) => {
        const viewer = { userId: user.id, sessionId: user.id, roles: [] };
        return sendMessage(
          createContext(world.platform, viewer),
          { conversationId, content: "Good evening" },
          store,
        );
      };

      const late = send(held);
      expect((await send(free)).message.sequence).toBe(1);
      release.resolve();
      await holding;

      expect((await late).message.sequence).toBe(1);
    },
  );
});

it("no index names a column of a conversation that every message changes", async () => {
  const { rows } = await sql<{ column: string }>`
    select distinct attname as column
    from pg_index
    join pg_depend on pg_depend.objid = indexrelid and refobjid = indrelid
    join pg_attribute on attrelid = indrelid and attnum = refobjsubid
    where indrelid = 'conversations'::regclass`.execute(world.db);
  const indexed = rows.map(({ column }) => column);

  expect(indexed).toContain("is_unwritten");
  expect(indexed.filter((column) => ["last_sequence", "unanswered"].includes(column))).toEqual([]);
});
