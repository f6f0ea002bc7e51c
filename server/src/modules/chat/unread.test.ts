import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { createChatActions, buildConversationPair } from "#test/factories/chat.ts";
import { createSockets, type Tab } from "#test/sockets.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
const sockets = await createSockets(world);
const { say, work } = createChatActions(world);
let admin: Person;
beforeEach(async () => {
  admin = await world.admin();
});
afterAll(async () => {
  sockets.close();
  await world.close();
});

describe("the unread count", () => {
  it("is kept per conversation and cleared by reading up to a message", async () => {
    const { user, escort, conversationId } = await buildConversationPair(world, admin, { name: "Mara Vane" });
    const writer = await sockets.connect(user);
    await say(writer, conversationId, "One", "Two", "Three");
    const unread = async () => (await world.get("/chat/unread", escort)).body.data;

    expect(await unread()).toEqual({
      total: 3,
      conversations: [{ conversationId, unreadCount: 3 }],
      notifications: [
        {
          _id: expect.any(String),
          kind: "message",
          title: user.name,
          text: "Three",
          path: `/supplier/messages?conversation=${conversationId}`,
          createdAt: expect.any(String),
          conversationId,
        },
      ],
    });

    await world.post(`/chat/conversations/${conversationId}/read`, { sequence: 2 }, escort);
    expect((await unread()).total).toBe(1);
    await world.post(`/chat/conversations/${conversationId}/read`, { sequence: 1 }, escort);
    expect((await unread()).total).toBe(1);
    await world.post(`/chat/conversations/${conversationId}/read`, {}, escort);
    expect((await unread()).total).toBe(0);
    expect((await world.get("/chat/unread", user)).body.data.total).toBe(0);
  });

  it("can be cleared entirely without sending read receipts", async () => {
    const { user, escort, conversationId } = await buildConversationPair(world, admin);
    const writer = await sockets.connect(user);
    await say(writer, conversationId, "One", "Two");

    const { body } = await world.post("/chat/unread/clear", undefined, escort);

    expect(body.data.cleared).toBe(1);
    expect((await world.get("/chat/unread", escort)).body.data).toEqual({
      total: 0,
      conversations: [],
      notifications: [],
    });
    expect((await world.get(`/chat/conversations/${conversationId}`, user)).body.data.readSequence).toBe(0);
    expect(writer.listReceived("message_read")).toEqual([]);
  });

  it("never grows by reading messages that were cleared", async () => {
    const { user, escort, conversationId } = await buildConversationPair(world, admin);
    const writer = await sockets.connect(user);
    const readFirst = () => world.post(`/chat/conversations/${conversationId}/read`, { sequence: 1 }, escort);
    await say(writer, conversationId, "One", "Two", "Three");
    await world.post("/chat/unread/clear", undefined, escort);

    const cleared = await readFirst();
    await say(writer, conversationId, "Four");
    const withNew = await readFirst();

    expect([cleared.body.data.unreadCount, withNew.body.data.unreadCount]).toEqual([0, 1]);
    expect((await world.get("/chat/unread", escort)).body.data.total).toBe(1);
  });

  it("stays correct when messages arrive while reading", async () => {
    const { user, escort, conversationId } = await buildConversationPair(world, admin);
    await world.post(`/chat/conversations/${conversationId}/accept`, undefined, escort);
    const tabs = await Promise.all(Array.from({ length: 4 }, () => sockets.connect(user)));
    await say(tabs[0] as Tab, conversationId, "First");

    await Promise.all([
      ...tabs.flatMap((tab) => Array.from({ length: 5 }, (_, index) => tab.send(conversationId, `${index}`))),
      ...Array.from({ length: 10 }, () =>
        world.post(`/chat/conversations/${conversationId}/read`, { sequence: 1 }, escort),
      ),
    ]);

    expect((await world.get("/chat/unread", escort)).body.data.total).toBe(20);
  });
});

describe("a mail about unread messages", () => {
  const tick = () => work("chat.mail-unread");
  /** Returns a person's mails about messages, without the one about the approved profile. */
  const getMessageMails = async ({ email }: { email: string }) =>
    (await world.mailsTo(email)).filter(({ subject }) => subject.includes("message"));

  it("is sent once after ten minutes, without content, unless turned off", async () => {
    const { user, escort, conversationId } = await buildConversationPair(world, admin);
    const silent = await buildConversationPair(world, admin);
    await world.put("/auth/me/settings", { notifyMessages: false }, silent.escort);
    await say(await sockets.connect(user), conversationId, "A secret between us");
    await say(await sockets.connect(silent.user), silent.conversationId, "Hello");

    world.clock.advance(9 * 60_000);
    await tick();
    expect(await getMessageMails(escort)).toEqual([]);

    world.clock.advance(2 * 60_000);
    await tick();
    await tick();
    const [mail, ...more] = await getMessageMails(escort);
    expect(mail?.subject).toBe("You have a new message on Vesper");
    expect(mail?.text).not.toContain("secret");
    expect(mail?.text).not.toContain(user.name);
    expect(more).toEqual([]);
    expect(await getMessageMails(silent.escort)).toEqual([]);
  });

  it("is not sent for messages that were read in time", async () => {
    const { user, escort, conversationId } = await buildConversationPair(world, admin);
    await say(await sockets.connect(user), conversationId, "Hello");
    await world.post(`/chat/conversations/${conversationId}/read`, {}, escort);

    world.clock.advance(20 * 60_000);
    await tick();

    expect(await getMessageMails(escort)).toEqual([]);
  });
});
