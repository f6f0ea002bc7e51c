import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { createChatActions, buildConversationPair } from "#test/factories/chat.ts";
import { createSockets } from "#test/sockets.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
const sockets = await createSockets(world);
const { open, listConversations, listConversationIds, say, work } = createChatActions(world);
let admin: Person;
beforeEach(async () => {
  admin = await world.admin();
});
afterAll(async () => {
  sockets.close();
  await world.close();
});

describe("a block", () => {
  it("closes the conversation: blocked for the blocker, not_found for the blocked", async () => {
    const { user, escort, conversationId } = await buildConversationPair(world, admin);
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
    expect([await listConversationIds(user), await listConversationIds(escort)]).toEqual([[], []]);
    expect((await world.get("/chat/unread", escort)).body.data.total).toBe(0);

    await world.delete(`/blocks/${user.id}`, escort);
    expect(await listConversationIds(escort)).toEqual([conversationId]);
  });
});

describe("a report of a message", () => {
  it("opens a case for participants only, and a decision removes the text", async () => {
    const { user, escort, conversationId } = await buildConversationPair(world, admin);
    const [writer, receiver] = [await sockets.connect(user), await sockets.connect(escort)];
    await say(writer, conversationId, "Something harassing");
    const { _id } = await receiver.waitForEvent("receive_message");
    const body = { targetType: "message", targetId: _id, reason: "harassment", details: "Please look" };

    expect((await world.post("/reports", body)).status).toBe(404);
    expect((await world.post("/reports", body, await world.user())).status).toBe(404);
    expect((await world.post("/reports", body, escort)).status).toBe(201);

    const { body: reports } = await world.get("/admin/reports?status=open", admin);
    const report = reports.data.find(({ targetId }: { targetId: string }) => targetId === _id);
    const decision = { resolution: "upheld", action: "hide", note: "This was harassment." };
    expect((await world.post(`/admin/reports/${report._id}/resolve`, decision, admin)).status).toBe(200);

    await receiver.waitForEvent("receive_message", ({ isRemoved }) => isRemoved);
    const { body: page } = await world.get(`/chat/conversations/${conversationId}/messages`, escort);
    expect(page.data[0]).toMatchObject({ _id, content: "", isRemoved: true });
  });
});

describe("a stored conversation", () => {
  it("is in a participant's export, with the direction of each message", async () => {
    const { user, escort, conversationId } = await buildConversationPair(world, admin);
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

  it("is deleted after 30 days if no one wrote in it", async () => {
    const written = await buildConversationPair(world, admin);
    await say(await sockets.connect(written.user), written.conversationId, "A question");
    const unwritten = await buildConversationPair(world, admin);
    const pair = [written.conversationId, unwritten.conversationId];
    const listLeft = async () => {
      await work("chat.purge-inactive");
      const rows = await world.db.selectFrom("conversations").select("id").where("id", "in", pair).execute();
      return rows.map(({ id }) => id);
    };

    world.clock.advance(29 * 24 * 3_600_000);
    const before = await listLeft();
    world.clock.advance(2 * 24 * 3_600_000);

    expect([before.length, await listLeft()]).toEqual([2, [written.conversationId]]);
  });

  it("loses the author on erasure and is deleted when both are erased", async () => {
    const { user, escort, conversationId } = await buildConversationPair(world, admin);
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
    expect((await listConversations(again))[0]).toMatchObject({
      isOpen: false,
      participants: [{ _id: escort.id }],
    });

    await erase(again);
    const left = await world.db
      .selectFrom("messages")
      .select("id")
      .where("conversationId", "=", conversationId)
      .execute();
    expect(left).toEqual([]);
  });
});
