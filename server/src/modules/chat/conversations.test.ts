import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { createChatActions, buildConversationPair } from "#test/factories/chat.ts";
import { buildDraftProfile, buildPublicProfile } from "#test/factories/profiles.ts";
import { createSockets } from "#test/sockets.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
const sockets = await createSockets(world);
const { open, listConversations, listConversationIds, say } = createChatActions(world);
let admin: Person;
beforeEach(async () => {
  admin = await world.admin();
});
afterAll(async () => {
  sockets.close();
  await world.close();
});

describe("opening a conversation", () => {
  it("creates one per pair, even with concurrent requests from both", async () => {
    const [one, other] = [await buildPublicProfile(world, admin), await buildPublicProfile(world, admin)];

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 ? open(one.escort, other.escort.id) : open(other.escort, one.escort.id),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
  });

  it("shows public names and the profile's slug", async () => {
    const { user, escort, profile, conversationId } = await buildConversationPair(world, admin, {
      name: "Ivy Stone",
    });

    const { body } = await world.get(`/chat/conversations/${conversationId}`, user);

    expect(body.data).toEqual({
      _id: conversationId,
      participants: [
        { _id: user.id, name: user.name, avatar: null, slug: null },
        { _id: escort.id, name: "Ivy Stone", avatar: null, slug: profile.slug },
      ],
      lastMessage: null,
      unreadCount: 0,
      isRequest: false,
      isOpen: true,
      readSequence: 0,
      updatedAt: expect.any(String),
    });
  });

  it("is found without being created, under the same rules as opening", async () => {
    const { escort } = await buildPublicProfile(world, admin);
    const closed = await buildPublicProfile(world, admin, { allowMessages: false });
    const user = await world.user();
    const find = (id: string, who?: Person) => world.get(`/chat/conversations/with/${id}`, who);

    expect((await find(escort.id, user)).body).toEqual({ data: null });
    const none = await world.db
      .selectFrom("conversations")
      .select("id")
      .where("startedById", "=", user.id)
      .execute();
    expect(none).toEqual([]);
    const { body } = await open(user, escort.id);
    expect((await find(escort.id, user)).body.data._id).toBe(body.data._id);
    expect((await find(user.id, escort)).body.data._id).toBe(body.data._id);
    expect((await find(user.id, user)).status).toBe(403);
    expect((await find(closed.escort.id, user)).body.error).toBe("messages_not_allowed");
    expect((await find("01900000-0000-7000-8000-000000000000", user)).body.error).toBe("not_found");
    expect((await find(escort.id)).status).toBe(401);
  });

  it("is refused for oneself and for unknown or hidden recipients", async () => {
    const user = await world.user();
    const hidden = await buildDraftProfile(world);
    const withoutProfile = await world.escort();
    const gone = await world.user();
    await world.delete("/auth/me", gone, { password: gone.password });

    expect((await open(user, user.id)).status).toBe(403);
    for (const id of [hidden.escort.id, withoutProfile.id, gone.id, "01900000-0000-7000-8000-000000000000"]) {
      expect((await open(user, id)).body.error).toBe("not_found");
    }
    expect((await open(user, "nobody")).status).toBe(400);
    expect((await world.post("/chat/conversations/private", { recipientId: user.id })).status).toBe(401);
  });

  it("respects settings that refuse all messages or those from strangers", async () => {
    const closed = await buildPublicProfile(world, admin, { allowMessages: false });
    const known = await buildConversationPair(world, admin);
    await world.put("/auth/me/settings", { acceptNewConversations: false }, known.escort);

    const answers = [
      await open(await world.user(), closed.escort.id),
      await open(await world.user(), known.escort.id),
    ];

    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [403, "messages_not_allowed"],
      [403, "messages_not_allowed"],
    ]);
    expect((await open(known.user, known.escort.id)).body.data._id).toBe(known.conversationId);
  });

  it("does not give strangers or admins access to it", async () => {
    const { conversationId } = await buildConversationPair(world, admin);
    const stranger = await world.user();

    for (const who of [stranger, admin]) {
      for (const path of ["", "/messages"]) {
        expect((await world.get(`/chat/conversations/${conversationId}${path}`, who)).status).toBe(404);
      }
      for (const path of ["read", "accept", "decline"]) {
        expect((await world.post(`/chat/conversations/${conversationId}/${path}`, {}, who)).status).toBe(404);
      }
    }
  });
});

describe("the conversation list", () => {
  it("is paginated, newest first, and shows the last message", async () => {
    const user = await world.user();
    const tab = await sockets.connect(user);
    const ids: string[] = [];
    for (const name of ["Ada Moor", "Bea Lind", "Cleo Hart"]) {
      const { escort } = await buildPublicProfile(world, admin, { name });
      const { body } = await open(user, escort.id);
      ids.unshift(body.data._id);
      world.clock.advance(1000);
      await say(tab, body.data._id, `Hello ${name}`);
    }

    const first = await world.get("/chat/conversations?limit=2", user);
    const second = await world.get(`/chat/conversations?limit=2&before=${ids[1]}`, user);

    expect(first.body.data.map(({ _id }: { _id: string }) => _id)).toEqual(ids.slice(0, 2));
    expect(first.body.data[0].lastMessage).toMatchObject({ content: "Hello Cleo Hart", sequence: 1 });
    expect(first.body.meta).toEqual({ hasMore: true, requests: 0 });
    expect(second.body.data.map(({ _id }: { _id: string }) => _id)).toEqual(ids.slice(2));
    expect(second.body.meta.hasMore).toBe(false);
    expect(await listConversationIds(user, "?q=BÉA")).toEqual([ids[1]]);
    expect(await listConversationIds(user, "?q=%25")).toEqual([]);
  });

  it("omits a conversation for both participants until a message is sent", async () => {
    const { user, escort, conversationId } = await buildConversationPair(world, admin);

    expect(await listConversationIds(user)).toEqual([]);
    expect(await listConversationIds(escort)).toEqual([]);
    await say(await sockets.connect(user), conversationId, "Good evening");
    expect(await listConversationIds(user)).toEqual([conversationId]);
    expect(await listConversationIds(escort)).toEqual([conversationId]);
  });
});

describe("a first message", () => {
  it("is a message request until it is answered", async () => {
    const { user, escort, conversationId } = await buildConversationPair(world, admin);
    await say(await sockets.connect(user), conversationId, "Good evening");

    const [asRequest] = await listConversations(escort, "?requests=true");
    expect(asRequest).toMatchObject({ _id: conversationId, isRequest: true, unreadCount: 1 });
    expect(await listConversationIds(escort, "?requests=false")).toEqual([]);
    expect((await listConversations(user))[0].isRequest).toBe(false);

    await say(await sockets.connect(escort), conversationId, "Good evening to you");

    expect((await world.get("/chat/conversations?requests=false", escort)).body).toMatchObject({
      data: [{ _id: conversationId, isRequest: false }],
      meta: { requests: 0 },
    });
  });

  it("can be accepted once, only by the recipient", async () => {
    const { user, escort, conversationId } = await buildConversationPair(world, admin);
    await say(await sockets.connect(user), conversationId, "Good evening");
    const accept = (who: Person) =>
      world.post(`/chat/conversations/${conversationId}/accept`, undefined, who);

    expect((await accept(user)).status).toBe(409);
    expect((await accept(escort)).body.data.isRequest).toBe(false);
    expect((await accept(escort)).status).toBe(409);
  });

  it("when declined, leaves the list and blocks messages until the recipient writes", async () => {
    const { user, escort, conversationId } = await buildConversationPair(world, admin);
    const [writer, receiver] = [await sockets.connect(user), await sockets.connect(escort)];
    await say(writer, conversationId, "Good evening");

    expect(
      (await world.post(`/chat/conversations/${conversationId}/decline`, undefined, escort)).status,
    ).toBe(200);

    expect(await listConversationIds(escort)).toEqual([]);
    expect((await world.get("/chat/unread", escort)).body.data.total).toBe(0);
    expect(await writer.send(conversationId, "Hello?")).toMatchObject({
      ok: false,
      error: "messages_not_allowed",
    });
    expect((await listConversations(user))[0].isOpen).toBe(false);

    await say(receiver, conversationId, "I changed my mind");
    await say(writer, conversationId, "How kind");
    expect(await listConversationIds(escort)).toEqual([conversationId]);
  });

  it("can be followed by more, up to twenty before a reply", async () => {
    const { user, escort, conversationId } = await buildConversationPair(world, admin);
    const writer = await sockets.connect(user);
    await say(writer, conversationId, ...Array.from({ length: 20 }, (_, index) => `Message ${index + 1}`));

    expect(await writer.send(conversationId, "One too many")).toMatchObject({
      ok: false,
      error: "messages_not_allowed",
      message: "Please wait for a reply before you send more messages.",
    });

    await world.post(`/chat/conversations/${conversationId}/accept`, undefined, escort);
    await say(writer, conversationId, "Thank you");
  });
});

describe("the message history", () => {
  it("is paged in ascending order: latest, before a message, after a sequence", async () => {
    const { user, escort, conversationId } = await buildConversationPair(world, admin);
    await world.post(`/chat/conversations/${conversationId}/accept`, undefined, escort);
    await say(
      await sockets.connect(user),
      conversationId,
      ...Array.from({ length: 7 }, (_, i) => `${i + 1}`),
    );
    const page = async (query: string) => {
      const { body } = await world.get(`/chat/conversations/${conversationId}/messages?${query}`, escort);
      return {
        texts: body.data.map(({ content }: { content: string }) => content).join(""),
        ...body.meta,
        body,
      };
    };

    const newest = await page("limit=3");
    const older = await page(`limit=3&before=${newest.body.data[0]._id}`);
    const oldest = await page(`limit=3&before=${older.body.data[0]._id}`);

    expect([newest, older, oldest].map(({ texts, hasMore }) => [texts, hasMore])).toEqual([
      ["567", true],
      ["234", true],
      ["1", false],
    ]);
    expect(await page("after=5")).toMatchObject({ texts: "67", hasMore: false });
    expect(await page("after=0&limit=2")).toMatchObject({ texts: "12", hasMore: true });
    expect(await page("after=7")).toMatchObject({ texts: "" });
  });

  it("rejects invalid cursors and limits", async () => {
    const [one, other] = [
      await buildConversationPair(world, admin),
      await buildConversationPair(world, admin),
    ];
    await say(await sockets.connect(other.user), other.conversationId, "Elsewhere");
    const { body } = await world.get(`/chat/conversations/${other.conversationId}/messages`, other.user);
    const foreign = body.data[0]._id;
    const ask = async (query: string) =>
      (await world.get(`/chat/conversations/${one.conversationId}/messages?${query}`, one.user)).status;

    expect(await ask(`before=${foreign}`)).toBe(404);
    expect(await ask(`before=${foreign}&after=1`)).toBe(400);
    expect(await ask("after=-1")).toBe(400);
    expect(await ask("limit=101")).toBe(400);
  });
});
