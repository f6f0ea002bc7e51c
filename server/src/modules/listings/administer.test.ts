import { afterAll, describe, expect, it } from "vitest";
import { checkModeration } from "#modules/moderation/index.ts";
import { createContext } from "#platform/context.ts";
import { buildDraftListing, buildPendingListing, buildPublicListing } from "#test/factories/listings.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const [admin, other] = [await world.admin(), await world.admin()];

const all = "/admin/products";
const getIds = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
const reason = "Please say what is included.";
const approve = (id: string, body?: object, by = admin) => world.post(`${all}/${id}/approve`, body, by);
const reject = (id: string, body: object = { reason }, by = admin) =>
  world.post(`${all}/${id}/reject`, body, by);

describe("the review queue", () => {
  it("lists pending listings, oldest first, with their supplier", async () => {
    const { escort, slug } = await buildPublicProfile(world, admin, { name: "Vera" });
    const [first, second] = [
      await buildPendingListing(world, escort),
      await buildPendingListing(world, escort),
    ];
    await buildDraftListing(world, escort);

    const { body } = await world.get(`${all}?limit=100`, admin);

    const mine = body.data.filter(
      ({ supplierId }: { supplierId: { _id: string } }) => supplierId._id === escort.id,
    );
    expect(getIds(mine)).toEqual([first.id, second.id]);
    expect(mine[0].supplierId).toEqual({
      _id: escort.id,
      name: escort.name,
      email: escort.email,
      profile: { slug, name: "Vera", isListed: true },
    });
    expect(body.pagination).toMatchObject({ page: 1, limit: 100 });
  });

  it("is filtered by status", async () => {
    const { id } = await buildDraftListing(world, await world.escort());

    const drafts = await world.get(`${all}?status=draft&limit=100`, admin);
    const pending = await world.get(`${all}?limit=100`, admin);

    expect(getIds(drafts.body.data)).toContain(id);
    expect(getIds(pending.body.data)).not.toContain(id);
  });

  it("is counted for the dashboard", async () => {
    const getFigures = async () => (await world.get("/admin/stats", admin)).body.data.products;
    const before = await getFigures();
    const supplier = await world.escort();
    await buildDraftListing(world, supplier);
    const { id } = await buildPendingListing(world, supplier);
    const waiting = await getFigures();
    await approve(id);

    expect(waiting).toMatchObject({ total: before.total + 2, pending: before.pending + 1 });
    expect(await getFigures()).toMatchObject({ total: before.total + 2, pending: before.pending });
  });
});

describe("approving", () => {
  it("makes the listing public and notifies the supplier", async () => {
    const { escort } = await buildPublicProfile(world, admin);
    const { id, slug } = await buildPendingListing(world, escort, { title: "An evening at the opera" });

    const { body } = await approve(id);

    const told = await world.get("/notifications", escort);
    expect(body.data).toMatchObject({ status: "approved", isListed: true });
    expect((await world.get(`/products/${slug}`)).status).toBe(200);
    expect(told.body.data[0]).toMatchObject({
      title: "Your listing was approved",
      text: "Everyone can see “An evening at the opera” now.",
    });
  });

  it("does not announce the listing as public without a public profile", async () => {
    const supplier = await world.escort();
    const { id } = await buildPendingListing(world, supplier);

    const { body } = await approve(id);

    const told = await world.get("/notifications", supplier);
    expect(body.data.isListed).toBe(false);
    expect(told.body.data[0].text).toMatch(/^“.+” will appear as soon as your profile is public\.$/);
  });

  it.each(["draft", "approved", "rejected"])("is refused when the listing is %s", async (state) => {
    const supplier = await world.escort();
    const { id } = await (state === "draft" ? buildDraftListing : buildPendingListing)(world, supplier);
    if (state === "approved") await approve(id);
    if (state === "rejected") await reject(id);

    const answers = [await approve(id), await reject(id)];

    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect((await world.get(`/supplier/products/${id}`, supplier)).body.data.status).toBe(state);
  });

  it("is refused when the listing changed since it was read", async () => {
    const supplier = await world.escort();
    const { id } = await buildPendingListing(world, supplier);
    const read = (await world.get(`/supplier/products/${id}`, supplier)).body.data.updatedAt;
    world.clock.advance(1000);
    const { body } = await world.put(`/supplier/products/${id}`, { title: "Another" }, supplier);

    const answers = [
      await approve(id, { updatedAt: read }),
      await reject(id, { reason, updatedAt: read }),
      await approve(id, { updatedAt: body.data.updatedAt }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([409, 409, 200]);
  });

  it("is audited without the listing's text", async () => {
    const { id } = await buildPendingListing(world, await world.escort(), { title: "Canary song" });

    await approve(id);

    const { body } = await world.get(`/admin/audit-log?subject=${id}`, admin);
    expect(body.data).toMatchObject([
      { action: "listing.approved", before: { status: "pending" }, after: { status: "approved" } },
    ]);
    expect(JSON.stringify(body.data)).not.toMatch(/canary/i);
  });

  it("lifts an earlier rejection", async () => {
    const supplier = await world.escort();
    const { id } = await buildPendingListing(world, supplier);
    await reject(id);
    await world.post(`/supplier/products/${id}/submit`, undefined, supplier);

    await approve(id);

    const notices = await world.get("/notices", supplier);
    expect(notices.body.data).toMatchObject([{ action: "reject", liftedAt: expect.any(String) }]);
  });
});

describe("rejecting", () => {
  it("requires a reason, which the statement quotes verbatim", async () => {
    const supplier = await world.escort();
    const { id } = await buildPendingListing(world, supplier, { title: "A city walk" });

    const silent = await reject(id, { reason: " " });
    const { body } = await reject(id, { reason, category: "scam" });

    const notices = await world.get("/notices", supplier);
    const mails = await world.mailsTo(supplier.email);
    expect(silent.status).toBe(400);
    expect(body.data).toMatchObject({ status: "rejected", rejectionReason: reason });
    expect(notices.body.data).toMatchObject([
      {
        subjectType: "listing",
        subjectLabel: "A city walk",
        action: "reject",
        reason: "scam",
        explanation: reason,
      },
    ]);
    expect(mails.at(-1)?.text).toContain("/dashboard?tab=notices");
  });

  it("is audited with its statement", async () => {
    const { id } = await buildPendingListing(world, await world.escort());

    await reject(id);

    const { body } = await world.get(`/admin/audit-log?subject=${id}`, admin);
    expect(body.data).toMatchObject([
      { action: "listing.rejected", after: { status: "rejected", restrictionId: expect.any(String) } },
    ]);
    await world.jobs.drain();
    expect(await checkModeration(createContext(world.platform))).toEqual([]);
  });
});

describe("two admins acting concurrently", () => {
  it.each([
    ["both approve", (id: string) => [approve(id), approve(id, undefined, other)]],
    ["both reject", (id: string) => [reject(id), reject(id, { reason }, other)]],
    ["one approves and one rejects", (id: string) => [approve(id), reject(id, { reason }, other)]],
  ])("make one decision when %s", async (_name, decide) => {
    const supplier = await world.escort();
    const { id } = await buildPendingListing(world, supplier);

    const answers = await Promise.all(decide(id));

    const { body } = await world.get(`/admin/audit-log?subject=${id}`, admin);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(body.data).toHaveLength(1);
  });
});

describe("a reported listing", () => {
  const report = async (
    id: string,
    given: object = {},
    by = null as Awaited<ReturnType<typeof world.user>> | null,
  ) => world.post("/reports", { targetType: "listing", targetId: id, reason: "scam", ...given }, by);
  const findCase = async (id: string) =>
    (await world.get("/admin/cases?type=listing&limit=100", admin)).body.data.find(
      ({ subject }: { subject: { _id: string } }) => subject._id === id,
    );

  it("opens a case that can hide it, and lifting restores it", async () => {
    const { id, slug, supplier } = await buildPublicListing(world, admin, { title: "Too good to be true" });
    expect((await report(id)).status).toBe(201);
    const { _id, subject } = await findCase(id);

    const decision = { resolution: "upheld", action: "hide", note: "Misleading." };
    await world.post(`/admin/cases/${_id}/decide`, decision, admin);
    const hidden = await world.get(`/products/${slug}`);
    const own = await world.get(`/supplier/products/${id}`, supplier);
    const { restrictionId } = (await world.get(`/admin/audit-log?subject=${id}`, admin)).body.data[0].after;
    await world.post(`/admin/restrictions/${restrictionId}/lift`, undefined, admin);

    expect(subject).toMatchObject({ type: "listing", label: "Too good to be true" });
    expect(hidden.status).toBe(404);
    expect(own.body.data).toMatchObject({ status: "approved", isHidden: true, isListed: false });
    expect((await world.get(`/products/${slug}`)).status).toBe(200);
  });

  it("is held immediately on an urgent report by a trusted reporter", async () => {
    const { id, slug } = await buildPublicListing(world, admin);

    await report(id, { reason: "coercion" }, await world.trusted());
    const held = await world.get(`/products/${slug}`);
    const { _id } = await findCase(id);
    await world.post(`/admin/cases/${_id}/decide`, { resolution: "dismissed" }, admin);

    expect(held.status).toBe(404);
    expect((await world.get(`/products/${slug}`)).status).toBe(200);
  });

  it("can be suspended for days and returns on its own", async () => {
    const { id, slug } = await buildPublicListing(world, admin);
    await report(id);
    const { _id } = await findCase(id);

    const decision = { resolution: "upheld", action: "suspend", days: 3, note: "Wait a little." };
    await world.post(`/admin/cases/${_id}/decide`, decision, admin);
    const suspended = await world.get(`/products/${slug}`);
    world.clock.advance(3 * 24 * 60 * 60 * 1000 + 1000);
    await world.jobs.send(world.db, "moderation.hourly-sweep", {});
    await world.jobs.drain();

    expect(suspended.status).toBe(404);
    expect((await world.get(`/products/${slug}`)).status).toBe(200);
  });

  it("cannot be reported by someone who cannot see it", async () => {
    const { id } = await buildPendingListing(world, await world.escort());

    expect((await report(id)).status).toBe(404);
  });
});
