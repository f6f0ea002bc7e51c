import type { Message } from "@vesper/contract/chat/chat";
import { combinedDelivery } from "@vesper/contract/core/events";
import { limits } from "@vesper/contract/core/limits";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { buildConversationPair, type ConversationPair } from "#test/factories/chat.ts";
import { createSockets, type Tab } from "#test/sockets.ts";
import { createWorld } from "#test/world.ts";
import type { Sent } from "./service/send-message.ts";

const world = await createWorld();
const sockets = await createSockets(world);
let admin: Person;
beforeEach(async () => {
  admin = await world.admin();
});
afterAll(async () => {
  sockets.close();
  await world.close();
});

const getHistory = async (conversationId: string, who: Person): Promise<Message[]> =>
  (await world.get(`/chat/conversations/${conversationId}/messages?limit=100`, who)).body.data;

/** Creates a conversation between two people, each with the given number of open tabs. */
async function startConversation(tabs = 1): Promise<ConversationPair & { ours: Tab[]; theirs: Tab[] }> {
  const pair = await buildConversationPair(world, admin);
  await world.post(`/chat/conversations/${pair.conversationId}/accept`, undefined, pair.escort);
  const open = (who: Person) => Promise.all(Array.from({ length: tabs }, () => sockets.connect(who)));
  return { ...pair, ours: await open(pair.user), theirs: await open(pair.escort) };
}
const getFirstTab = ([tab]: Tab[]) => tab as Tab;

/** Barrier: once this event has arrived at the tab, so have all earlier ones. */
async function waitForDelivery(sender: Tab, receiver: Tab, conversationId: string) {
  const clientId = `last-${Math.random()}`;
  await sender.send(conversationId, "The last word", clientId);
  await receiver.waitForEvent("receive_message", (message) => message.clientId === clientId);
}

describe("a message", () => {
  it("is stored before it is acknowledged and sent to all tabs of both", async () => {
    const { user, escort, conversationId, ours, theirs } = await startConversation(2);

    const answer = await getFirstTab(ours).send(conversationId, "  Good evening  ", "mark-1");

    const [stored] = await getHistory(conversationId, user);
    const conversation = { _id: conversationId, unreadCount: 0, lastMessage: stored };
    expect(answer).toEqual({
      ok: true,
      message: stored,
      conversation: expect.objectContaining(conversation),
    });
    expect(stored).toMatchObject({
      sequence: 1,
      sender: { _id: user.id, name: user.name, avatar: null },
      content: "Good evening",
      clientId: "mark-1",
    });
    for (const tab of [...ours, ...theirs]) expect(await tab.waitForEvent("receive_message")).toEqual(stored);
    expect(await getFirstTab(theirs).waitForEvent("conversation_updated")).toMatchObject({
      _id: conversationId,
      unreadCount: 1,
      lastMessage: { content: "Good evening" },
    });
    expect(await ours[1]?.waitForEvent("conversation_updated")).toMatchObject(conversation);
    expect(getFirstTab(ours).listReceived("conversation_updated")).toEqual([]);
    expect((await getHistory(conversationId, escort))[0]).toEqual(stored);
  });

  it("reaches a tab that asks for it in one event, and the sending tab only as an acknowledgement", async () => {
    const { user, escort, conversationId } = await startConversation(0);
    const connectCombined = (who: Person) =>
      sockets.connect(who, { auth: { token: who.tokens.access, ...combinedDelivery } });
    const [sending, ours, theirs] = [
      await connectCombined(user),
      await connectCombined(user),
      await connectCombined(escort),
    ];
    const older = await sockets.connect(escort);

    const answer = await sending.send(conversationId, "Good evening");

    const { message, conversation } = answer as unknown as Sent;
    const { lastMessage, ...rest } = conversation;
    expect(lastMessage).toEqual(message);
    expect(await ours.waitForEvent("message_delivered")).toEqual({ message, conversation: rest });
    const delivered = await theirs.waitForEvent("message_delivered");
    expect(delivered).toMatchObject({ message, conversation: { _id: conversationId, unreadCount: 1 } });
    expect(await older.waitForEvent("receive_message")).toEqual(message);
    expect(await older.waitForEvent("conversation_updated")).toEqual({
      ...delivered.conversation,
      lastMessage: message,
    });
    expect(older.listReceived("message_delivered")).toEqual([]);
    expect(sending.listReceived("message_delivered")).toEqual([]);
    for (const tab of [sending, ours, theirs]) {
      expect(tab.listReceived("receive_message")).toEqual([]);
      expect(tab.listReceived("conversation_updated")).toEqual([]);
    }
  });

  it("sent twice with one client id is stored once, even concurrently", async () => {
    const { user, conversationId, ours } = await startConversation(2);
    const sends = ours.flatMap((tab) => [
      tab.send(conversationId, "Once only", "same"),
      tab.send(conversationId, "Once only", "same"),
    ]);

    const answers = await Promise.all(sends);

    const stored = await getHistory(conversationId, user);
    expect(stored).toHaveLength(1);
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, message: stored[0] });
  });

  it("is emitted again on a resend, in case the first emit was lost", async () => {
    const { conversationId, ours, theirs } = await startConversation();
    await getFirstTab(ours).send(conversationId, "Once only", "same");
    await getFirstTab(theirs).waitForEvent("receive_message");

    const again = await getFirstTab(ours).send(conversationId, "Once only", "same");

    const { message } = again as { message: Message };
    await expect.poll(() => getFirstTab(theirs).listReceived("receive_message")).toEqual([message, message]);
  });

  it("cannot reuse a client id from another conversation", async () => {
    const { user, conversationId, ours } = await startConversation();
    const other = await buildConversationPair(world, admin);
    const { body } = await world.post("/chat/conversations/private", { recipientId: other.escort.id }, user);
    await getFirstTab(ours).send(conversationId, "Here", "mark-1");

    expect(await getFirstTab(ours).send(body.data._id, "There", "mark-1")).toMatchObject({
      ok: false,
      error: "conflict",
    });
  });

  it("has the same sequence number for both participants under concurrent writes", async () => {
    const { user, conversationId, ours, theirs } = await startConversation(2);
    const tabs = [...ours, ...theirs];

    await Promise.all(
      tabs.flatMap((tab) => Array.from({ length: 8 }, (_, index) => tab.send(conversationId, `${index}`))),
    );

    const stored = await getHistory(conversationId, user);
    expect(stored.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 32 }, (_, index) => index + 1),
    );
    for (const tab of tabs) {
      await expect.poll(() => tab.listReceived("receive_message").length, { timeout: 5_000 }).toBe(32);
      const told = tab
        .listReceived("receive_message")
        .toSorted((one, other) => one.sequence - other.sequence);
      expect(told).toEqual(stored);
    }
  });

  it("is refused in a conversation of others or an unknown one", async () => {
    const { conversationId } = await buildConversationPair(world, admin);
    const stranger = await sockets.connect(await world.user());

    for (const id of [conversationId, "01900000-0000-7000-8000-000000000000"]) {
      expect(await stranger.send(id, "Hello")).toMatchObject({ ok: false, error: "not_found" });
      expect(await stranger.request("mark_read", { conversationId: id })).toMatchObject({
        error: "not_found",
      });
      expect(await stranger.request("typing", { conversationId: id })).toMatchObject({ error: "not_found" });
    }
  });

  it("that is invalid is rejected, and the connection stays open", async () => {
    const { user, conversationId, ours } = await startConversation();
    const tab = getFirstTab(ours);
    const refused = [
      { conversationId, content: " \n " },
      { conversationId, content: "x".repeat(4_001) },
      { conversationId, content: "nul \0" },
      { conversationId, content: "half \ud800" },
      { conversationId },
      { conversationId: "nobody", content: "Hello" },
      { conversationId, content: 5 },
      { conversationId, content: "Hello", clientId: "" },
      { conversationId, content: "Hello", clientId: "x".repeat(65) },
      "text",
      17,
      null,
      undefined,
      [conversationId],
    ];

    for (const body of refused) {
      expect([body, await tab.request("send_message", body)]).toEqual([
        body,
        expect.objectContaining({ ok: false, error: "validation_error" }),
      ]);
    }
    expect(await tab.send(conversationId, "x".repeat(4_000))).toMatchObject({ ok: true });
    expect(await getHistory(conversationId, user)).toHaveLength(1);
  });

  it("larger than the event limit closes the connection", async () => {
    const { user, conversationId, ours } = await startConversation();
    const tab = getFirstTab(ours);

    tab.socket.emit("send_message", { conversationId, content: "x".repeat(limits.chat.event) });
    await tab.waitForClose();

    expect(await getHistory(conversationId, user)).toEqual([]);
  });
});

describe("reading", () => {
  const read = (tab: Tab, conversationId: string) => tab.request("mark_read", { conversationId });
  const getReadSequence = async (conversationId: string, who: Person) =>
    (await world.get(`/chat/conversations/${conversationId}`, who)).body.data.readSequence;

  it("is reported to the sender once and clears the reader's other tabs", async () => {
    const { user, escort, conversationId, ours, theirs } = await startConversation(2);
    await getFirstTab(ours).send(conversationId, "Good evening");

    await read(getFirstTab(theirs), conversationId);
    await read(getFirstTab(theirs), conversationId);
    await waitForDelivery(getFirstTab(theirs), getFirstTab(ours), conversationId);

    for (const tab of theirs)
      await tab.waitForEvent("conversation_updated", ({ unreadCount }) => unreadCount === 0);
    expect(getFirstTab(ours).listReceived("message_read")).toEqual([
      { conversationId, readerId: escort.id, sequence: 1 },
    ]);
    expect(await getReadSequence(conversationId, user)).toBe(1);
  });

  it.each(["reader", "writer"] as const)(
    "is not reported when the %s has read receipts turned off",
    async (who) => {
      const { user, escort, conversationId, ours, theirs } = await startConversation();
      await world.put("/auth/me/settings", { sendReadReceipts: false }, who === "reader" ? escort : user);
      await getFirstTab(ours).send(conversationId, "Good evening");

      expect(await read(getFirstTab(theirs), conversationId)).toEqual({ ok: true });
      await waitForDelivery(getFirstTab(theirs), getFirstTab(ours), conversationId);

      expect(getFirstTab(ours).listReceived("message_read")).toEqual([]);
      expect(await getReadSequence(conversationId, user)).toBeNull();
      expect(await getReadSequence(conversationId, escort)).toBeNull();
    },
  );
});

describe("typing", () => {
  it("is shown only to the other participant", async () => {
    const { user, conversationId, ours, theirs } = await startConversation();
    const stranger = await sockets.connect(await world.user());

    expect(await getFirstTab(ours).request("typing", { conversationId })).toEqual({ ok: true });

    expect(await getFirstTab(theirs).waitForEvent("typing")).toEqual({ conversationId, userId: user.id });
    expect([...getFirstTab(ours).listReceived("typing"), ...stranger.listReceived("typing")]).toEqual([]);
  });

  it.each(["one who writes", "other"] as const)("is not shown when the %s has it turned off", async (who) => {
    const { user, escort, conversationId, ours, theirs } = await startConversation();
    await world.put("/auth/me/settings", { showTyping: false }, who === "other" ? escort : user);

    await getFirstTab(ours).request("typing", { conversationId });
    await waitForDelivery(getFirstTab(ours), getFirstTab(theirs), conversationId);

    expect(getFirstTab(theirs).listReceived("typing")).toEqual([]);
  });
});
