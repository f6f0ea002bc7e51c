import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { openPair } from "#test/factories/chat.ts";
import { draftProfile, publicProfile } from "#test/factories/profiles.ts";
import { createSockets, type Tab } from "#test/sockets.ts";
import { createWorld } from "#test/world.ts";

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

const open = (who: Person, recipientId: string) =>
  world.post("/chat/conversations/private", { recipientId }, who);
const listOf = async (who: Person, query = "") =>
  (await world.get(`/chat/conversations${query}`, who)).body.data;
const work = async (job: string) => {
  await world.jobs.send(world.db, job, {});
  await world.jobs.drain();
};
const idsOf = async (who: Person, query = "") =>
  (await listOf(who, query)).map(({ _id }: { _id: string }) => _id);
const say = async (tab: Tab, conversationId: string, ...texts: string[]) => {
  for (const text of texts) expect(await tab.send(conversationId, text)).toMatchObject({ ok: true });
};

describe("opening a conversation", () => {
  it("makes one for a pair, whoever asks and however often, also at once", async () => {
    const [one, other] = [await publicProfile(world, admin), await publicProfile(world, admin)];

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 ? open(one.escort, other.escort.id) : open(other.escort, one.escort.id),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
  });

  it("names both by what others may know: the working name and the public page", async () => {
    const { user, escort, profile, conversationId } = await openPair(world, admin, { name: "Ivy Stone" });

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

  it("refuses oneself, nobody, and whoever cannot be found", async () => {
    const user = await world.user();
    const hidden = await draftProfile(world);
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

  it("respects who takes no messages at all, or none from strangers", async () => {
    const closed = await publicProfile(world, admin, { allowMessages: false });
    const known = await openPair(world, admin);
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

  it("is nobody else's: strangers and admins find nothing", async () => {
    const { conversationId } = await openPair(world, admin);
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

describe("the list of conversations", () => {
  it("shows the newest first with the last message and what waits, in pages", async () => {
    const user = await world.user();
    const tab = await sockets.connect(user);
    const ids: string[] = [];
    for (const name of ["Ada Moor", "Bea Lind", "Cleo Hart"]) {
      const { escort } = await publicProfile(world, admin, { name });
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
    expect(await idsOf(user, "?q=BÉA")).toEqual([ids[1]]);
    expect(await idsOf(user, "?q=%25")).toEqual([]);
  });

  it("shows whoever opened one that it is there, and the other only once something was said", async () => {
    const { user, escort, conversationId } = await openPair(world, admin);

    expect(await idsOf(user)).toEqual([conversationId]);
    expect(await idsOf(escort)).toEqual([]);
  });
});

describe("a first contact", () => {
  it("is a request until it is answered", async () => {
    const { user, escort, conversationId } = await openPair(world, admin);
    await say(await sockets.connect(user), conversationId, "Good evening");

    const [asRequest] = await listOf(escort, "?requests=true");
    expect(asRequest).toMatchObject({ _id: conversationId, isRequest: true, unreadCount: 1 });
    expect(await idsOf(escort, "?requests=false")).toEqual([]);
    expect((await listOf(user))[0].isRequest).toBe(false);

    await say(await sockets.connect(escort), conversationId, "Good evening to you");

    expect((await world.get("/chat/conversations?requests=false", escort)).body).toMatchObject({
      data: [{ _id: conversationId, isRequest: false }],
      meta: { requests: 0 },
    });
  });

  it("is accepted once, by whoever was written to", async () => {
    const { user, escort, conversationId } = await openPair(world, admin);
    await say(await sockets.connect(user), conversationId, "Good evening");
    const accept = (who: Person) =>
      world.post(`/chat/conversations/${conversationId}/accept`, undefined, who);

    expect((await accept(user)).status).toBe(409);
    expect((await accept(escort)).body.data.isRequest).toBe(false);
    expect((await accept(escort)).status).toBe(409);
  });

  it("that is declined leaves the list, takes no more messages, and can be taken up by who declined", async () => {
    const { user, escort, conversationId } = await openPair(world, admin);
    const [writer, receiver] = [await sockets.connect(user), await sockets.connect(escort)];
    await say(writer, conversationId, "Good evening");

    expect(
      (await world.post(`/chat/conversations/${conversationId}/decline`, undefined, escort)).status,
    ).toBe(200);

    expect(await idsOf(escort)).toEqual([]);
    expect((await world.get("/chat/unread", escort)).body.data.total).toBe(0);
    expect(await writer.send(conversationId, "Hello?")).toMatchObject({
      ok: false,
      error: "messages_not_allowed",
    });
    expect((await listOf(user))[0].isOpen).toBe(false);

    await say(receiver, conversationId, "I changed my mind");
    await say(writer, conversationId, "How kind");
    expect(await idsOf(escort)).toEqual([conversationId]);
  });

  it("waits with at most twenty messages", async () => {
    const { user, escort, conversationId } = await openPair(world, admin);
    const writer = await sockets.connect(user);
    await say(writer, conversationId, ...Array.from({ length: 20 }, (_, index) => `Message ${index + 1}`));

    expect(await writer.send(conversationId, "One too many")).toMatchObject({
      ok: false,
      error: "messages_not_allowed",
      message: "Please wait for an answer before you write more.",
    });

    await world.post(`/chat/conversations/${conversationId}/accept`, undefined, escort);
    await say(writer, conversationId, "Thank you");
  });
});

describe("the history", () => {
  it("comes in ascending pages: the newest, before a message, after a sequence", async () => {
    const { user, escort, conversationId } = await openPair(world, admin);
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

  it("refuses what makes no sense", async () => {
    const [one, other] = [await openPair(world, admin), await openPair(world, admin)];
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

describe("what waits", () => {
  it("is counted on the server, by conversation, and cleared by reading up to a message", async () => {
    const { user, escort, conversationId } = await openPair(world, admin, { name: "Mara Vane" });
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

  it("is cleared as a whole without telling anybody that it was read", async () => {
    const { user, escort, conversationId } = await openPair(world, admin);
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
    expect(writer.told("message_read")).toEqual([]);
  });

  it("is counted right while messages arrive during the reading", async () => {
    const { user, escort, conversationId } = await openPair(world, admin);
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

  it("comes once after ten minutes, says nothing, and only to those who want it", async () => {
    const { user, escort, conversationId } = await openPair(world, admin);
    const silent = await openPair(world, admin);
    await world.put("/auth/me/settings", { notifyMessages: false }, silent.escort);
    await say(await sockets.connect(user), conversationId, "A secret between us");
    await say(await sockets.connect(silent.user), silent.conversationId, "Hello");

    world.clock.advance(9 * 60_000);
    await tick();
    expect(await world.mailsTo(escort.email)).toEqual([]);

    world.clock.advance(2 * 60_000);
    await tick();
    await tick();
    const [mail, ...more] = await world.mailsTo(escort.email);
    expect(mail?.subject).toBe("You have a new message on Vesper");
    expect(mail?.text).not.toContain("secret");
    expect(mail?.text).not.toContain(user.name);
    expect(more).toEqual([]);
    expect(await world.mailsTo(silent.escort.email)).toEqual([]);
  });

  it("does not come for what was read in time", async () => {
    const { user, escort, conversationId } = await openPair(world, admin);
    await say(await sockets.connect(user), conversationId, "Hello");
    await world.post(`/chat/conversations/${conversationId}/read`, {}, escort);

    world.clock.advance(20 * 60_000);
    await tick();

    expect(await world.mailsTo(escort.email)).toEqual([]);
  });
});

describe("a block", () => {
  it("ends the conversation for both: one is told, the other finds nothing", async () => {
    const { user, escort, conversationId } = await openPair(world, admin);
    const [writer, receiver] = [await sockets.connect(user), await sockets.connect(escort)];
    await say(writer, conversationId, "Hello");
    await world.post(`/blocks/${user.id}`, undefined, escort);

    const paths = ["", "/messages"].map((path) => `/chat/conversations/${conversationId}${path}`);
    for (const path of paths) {
      expect((await world.get(path, user)).body.error).toBe("not_found");
      expect((await world.get(path, escort)).body.error).toBe("blocked");
    }
    expect((await open(user, escort.id)).body.error).toBe("not_found");
    expect((await open(escort, user.id)).body.error).toBe("blocked");
    expect(await writer.send(conversationId, "Hello?")).toMatchObject({ ok: false, error: "not_found" });
    expect(await receiver.send(conversationId, "No")).toMatchObject({ ok: false, error: "blocked" });
    expect([await idsOf(user), await idsOf(escort)]).toEqual([[], []]);
    expect((await world.get("/chat/unread", escort)).body.data.total).toBe(0);

    await world.delete(`/blocks/${user.id}`, escort);
    expect(await idsOf(escort)).toEqual([conversationId]);
  });
});

describe("a report of a message", () => {
  it("opens a case for those who talk to each other, and a decision takes the words away", async () => {
    const { user, escort, conversationId } = await openPair(world, admin);
    const [writer, receiver] = [await sockets.connect(user), await sockets.connect(escort)];
    await say(writer, conversationId, "Something harassing");
    const { _id } = await receiver.hears("receive_message");
    const body = { targetType: "message", targetId: _id, reason: "harassment", details: "Please look" };

    expect((await world.post("/reports", body)).status).toBe(404);
    expect((await world.post("/reports", body, await world.user())).status).toBe(404);
    expect((await world.post("/reports", body, escort)).status).toBe(201);

    const { body: reports } = await world.get("/admin/reports?status=open", admin);
    const report = reports.data.find(({ targetId }: { targetId: string }) => targetId === _id);
    const decision = { resolution: "upheld", action: "hide", note: "This was harassment." };
    expect((await world.post(`/admin/reports/${report._id}/resolve`, decision, admin)).status).toBe(200);

    await receiver.hears("receive_message", ({ isRemoved }) => isRemoved);
    const { body: page } = await world.get(`/chat/conversations/${conversationId}/messages`, escort);
    expect(page.data[0]).toMatchObject({ _id, content: "", isRemoved: true });
  });
});

describe("what is kept of a conversation", () => {
  it("is in the export of both, as said by them and to them", async () => {
    const { user, escort, conversationId } = await openPair(world, admin);
    await say(await sockets.connect(user), conversationId, "A question");
    await say(await sockets.connect(escort), conversationId, "An answer");

    const { body } = await world.get("/auth/me/export", user);

    expect(body.data.conversations).toEqual([
      {
        _id: conversationId,
        messages: [
          { from: "me", content: "A question", createdAt: expect.any(String) },
          { from: "the other", content: "An answer", createdAt: expect.any(String) },
        ],
      },
    ]);
  });

  it("has no author any more once somebody is erased, and is gone when both are", async () => {
    const { user, escort, conversationId } = await openPair(world, admin);
    await say(await sockets.connect(user), conversationId, "A question");
    await say(await sockets.connect(escort), conversationId, "An answer");
    const erase = async (who: Person) => {
      await world.delete("/auth/me", who, { password: who.password });
      world.clock.advance(31 * 24 * 3_600_000);
      await work("accounts.daily-cleaning");
    };

    await erase(user);
    const again = await world.signedInAgain(escort);
    const { body } = await world.get(`/chat/conversations/${conversationId}/messages`, again);
    expect(body.data.map(({ sender }: { sender: { _id: string } | null }) => sender?._id ?? null)).toEqual([
      null,
      escort.id,
    ]);
    expect((await listOf(again))[0]).toMatchObject({ isOpen: false, participants: [{ _id: escort.id }] });

    await erase(again);
    const left = await world.db
      .selectFrom("messages")
      .select("id")
      .where("conversationId", "=", conversationId)
      .execute();
    expect(left).toEqual([]);
  });
});
