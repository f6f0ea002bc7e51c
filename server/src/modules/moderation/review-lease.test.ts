import type { Role } from "@vesper/contract/accounts/roles";
import { afterAll, describe, expect, it } from "vitest";
import { buildPendingListing } from "#test/factories/listings.ts";
import { buildDraftPicture } from "#test/factories/media.ts";
import { buildDraftProfile, buildPublicProfile } from "#test/factories/profiles.ts";
import { buildPendingReview } from "#test/factories/reviews.ts";
import { createSockets, type Tab } from "#test/sockets.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
const sockets = await createSockets(world);
afterAll(async () => {
  sockets.close();
  await world.close();
});
const [ines, paul] = [await world.user({ name: "Ines", roles: ["admin"] }), await world.admin()];
const vera = await buildPublicProfile(world, ines);

const claim = (kind: string, id: string, by = ines) => world.post("/admin/desk", { kind, id }, by);
const release = (id: string, by = ines) => world.delete(`/admin/desk/${id}`, by);
const listLeases = async (kind: string) => (await world.get(`/admin/desk?kind=${kind}`, paul)).body.data;
const approve = (id: string, by = ines) => world.post(`/admin/reviews/${id}/approve`, {}, by);
const someReview = async () => buildPendingReview(world, vera, await world.user());

async function waitingPicture() {
  const escort = await world.escort();
  const id = await buildDraftPicture(world, escort);
  await world.post(`/media/${id}/submit`, undefined, escort);
  await world.jobs.drain();
  return id;
}

let letters = 0;
async function letter() {
  const subject = `Question ${++letters}`;
  const draft = { name: "Lea", email: "lea@example.test", subject, message: "How does it work?" };
  await world.post("/api/contact", draft);
  const { body } = await world.get("/admin/contact-messages?limit=100", ines);
  return body.data.find((message: { subject: string }) => message.subject === subject)._id;
}

const rejection = { reason: "Please leave out where she lives.", category: "other" };

describe("an item under review", () => {
  it("is shown to other admins and held exclusively until it is released", async () => {
    const id = await someReview();
    const taken = await claim("review", id);
    const again = await claim("review", id);
    const refused = await claim("review", id, paul);
    const shown = await listLeases("review");
    await release(id, paul);
    const still = await listLeases("review");
    await release(id);

    expect([taken.status, again.status]).toEqual([200, 200]);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ error: "conflict", message: "Ines is reviewing this." });
    expect(shown).toEqual([
      expect.objectContaining({ _id: id, admin: expect.objectContaining({ name: "Ines" }) }),
    ]);
    expect(still).toHaveLength(1);
    expect(await listLeases("review")).toEqual([]);
    expect((await claim("review", id, paul)).status).toBe(200);
    await release(id, paul);
  });

  it.each([
    [
      "profile",
      async () => (await buildDraftProfile(world)).id,
      (id: string) => ["POST", `/admin/escort-profiles/${id}/approve`, {}],
    ],
    [
      "profile",
      async () => (await buildDraftProfile(world)).id,
      (id: string) => ["POST", `/admin/escort-profiles/${id}/reject`, rejection],
    ],
    ["media", waitingPicture, (id: string) => ["PUT", `/admin/media/${id}/review`, { status: "approved" }]],
    ["review", someReview, (id: string) => ["POST", `/admin/reviews/${id}/approve`, {}]],
    ["review", someReview, (id: string) => ["POST", `/admin/reviews/${id}/reject`, rejection]],
    [
      "listing",
      async () => (await buildPendingListing(world, vera.escort)).id,
      (id: string) => ["POST", `/admin/products/${id}/approve`, {}],
    ],
    [
      "listing",
      async () => (await buildPendingListing(world, vera.escort)).id,
      (id: string) => ["POST", `/admin/products/${id}/reject`, rejection],
    ],
    ["contact", letter, (id: string) => ["POST", `/admin/contact-messages/${id}/close`, undefined]],
    [
      "contact",
      letter,
      (id: string) => ["POST", `/admin/contact-messages/${id}/reply`, { text: "Like this." }],
    ],
  ] as const)("is decided only by its holder, and only once: %s", async (kind, make, toCall) => {
    const id = await make();
    const [method, path, body] = toCall(id) as [
      method: "POST" | "PUT",
      path: string,
      body: object | undefined,
    ];
    await claim(kind, id);

    const other = await world.call(method, path, body, paul);
    const own = await world.call(method, path, body, ines);

    expect(other.status).toBe(409);
    expect(other.body).toMatchObject({ error: "conflict", message: "Ines is reviewing this." });
    expect(own.status).toBe(200);
    expect(await listLeases(kind)).toEqual([]);
  });

  it("is free again after five minutes", async () => {
    const id = await someReview();
    await claim("review", id);
    world.clock.advance(5 * 60_000 + 1);

    expect(await listLeases("review")).toEqual([]);
    expect((await approve(id, await world.signedInAgain(paul))).status).toBe(200);
  });

  it("goes to exactly one of several admins who claim it concurrently", async () => {
    const id = await someReview();
    const admins = await Promise.all(Array.from({ length: 8 }, () => world.admin()));

    const answers = await Promise.all(admins.map((admin) => claim("review", id, admin)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(await listLeases("review")).toHaveLength(1);
  });

  it("is decided once when several admins decide concurrently", async () => {
    const id = await someReview();
    const admins = await Promise.all(Array.from({ length: 6 }, () => world.admin()));

    const answers = await Promise.all(admins.map((admin) => approve(id, admin)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it("stays claimed when a decision is refused", async () => {
    const id = await someReview();
    await claim("review", id);
    const stale = { updatedAt: new Date(0).toISOString() };
    const refused = await world.post(`/admin/reviews/${id}/approve`, stale, ines);

    expect(refused.status).toBe(409);
    expect(await listLeases("review")).toContainEqual(expect.objectContaining({ _id: id }));
    await release(id);
  });

  it("is free when its holder is no longer an admin", async () => {
    const id = await someReview();
    const leaving = await world.admin();
    await claim("review", id, leaving);
    await world.put(`/admin/users/${leaving.id}/roles`, { roles: ["user"] }, ines);

    expect(await listLeases("review")).not.toContainEqual(expect.objectContaining({ _id: id }));
  });
});

describe("the sort order of a queue", () => {
  it.each([
    ["/admin/escort-profiles?status=draft&", async () => (await buildDraftProfile(world)).id],
    ["/admin/media/pending?", waitingPicture],
    ["/admin/reviews?", someReview],
    ["/admin/products?", async () => (await buildPendingListing(world, vera.escort)).id],
    ["/admin/contact-messages?", letter],
  ])("can be oldest first or newest first: %s", async (path, make) => {
    const admin = await world.admin();
    const first = await make();
    world.clock.advance(1000);
    const second = await make();
    const order = async (sort: string) => {
      const { body } = await world.get(`${path}sort=${sort}&limit=100`, admin);
      const ids: string[] = body.data.map((item: { _id: string }) => item._id);
      return ids.filter((id) => id === first || id === second);
    };

    expect(await order("oldest")).toEqual([first, second]);
    expect(await order("newest")).toEqual([second, first]);
  });

  it("keeps urgent cases first either way", async () => {
    const admin = await world.admin();
    const report = async (reason: string) => {
      world.clock.advance(1000);
      const { id: targetId } = await world.user();
      await world.post("/reports", { targetType: "user", targetId, reason, details: "" });
      return targetId;
    };
    const [older, urgent, newer] = [await report("other"), await report("underage"), await report("other")];
    const order = async (sort: string) =>
      (await world.get(`/admin/cases?sort=${sort}`, admin)).body.data.map(
        (item: { subject: { _id: string } }) => item.subject._id,
      );

    expect(await order("oldest")).toEqual([urgent, older, newer]);
    expect(await order("newest")).toEqual([urgent, newer, older]);
  });
});

describe("a queue change", () => {
  it("is emitted only to the connected staff who work in that queue", async () => {
    const connect = async (roles: Role[]) => sockets.connect(await world.user({ roles }));
    const admin = await connect(["admin"]);
    const [moderator, support] = [await connect(["moderator"]), await connect(["support"])];
    const others = [await connect(["user"]), await connect(["analyst"]), await connect(["verifier"])];
    const listQueues = (tab: Tab) =>
      new Set(tab.listReceived("queues_changed").flatMap(({ queues }) => queues));

    await Promise.all([someReview(), letter()]);
    await admin.waitForEvent("queues_changed", ({ queues }) => queues.includes("review"));
    await admin.waitForEvent("queues_changed", ({ queues }) => queues.includes("contact"));
    // Once this request is acknowledged, every earlier event has arrived.
    for (const tab of [moderator, support, ...others]) await tab.request("typing");

    expect(listQueues(moderator).has("review")).toBe(true);
    expect(listQueues(moderator).has("contact")).toBe(false);
    expect(listQueues(support)).toEqual(new Set(["contact"]));
    for (const tab of others) expect(tab.listReceived("queues_changed")).toEqual([]);
  });
});
