import { afterAll, describe, expect, it } from "vitest";
import { checkModeration } from "#modules/moderation/index.ts";
import { createContext } from "#platform/context.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { buildApprovedReview, buildPendingReview, toReviewsPath } from "#test/factories/reviews.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const [admin, other] = [await world.admin(), await world.admin()];
const vera = await buildPublicProfile(world, admin, { name: "Vera" });

const reason = "Please leave out where she lives.";
const approve = (id: string, body?: object, by = admin) =>
  world.post(`/admin/reviews/${id}/approve`, body, by);
const reject = (id: string, body: object = { reason }, by = admin) =>
  world.post(`/admin/reviews/${id}/reject`, body, by);
const getIds = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
const getVisibleIds = async () =>
  getIds((await world.get(`${toReviewsPath(vera)}?limit=100`)).body.data.reviews);

describe("the queue of reviews", () => {
  it("lists pending reviews oldest first, with the author even when anonymous", async () => {
    const [tom, ann] = [await world.user({ name: "Tom" }), await world.user()];
    const first = await buildPendingReview(world, vera, tom, { isAnonymous: true });
    const second = await buildPendingReview(world, vera, ann);

    const { body } = await world.get("/admin/reviews", admin);

    expect(getIds(body.data)).toEqual([first, second]);
    expect(body.data[0]).toMatchObject({
      authorId: { _id: tom.id, name: "Tom", email: tom.email },
      profile: { slug: vera.slug, name: "Vera", isListed: true },
    });
    expect(body.pagination).toEqual({ page: 1, limit: 20, pages: 1, total: 2 });
  });

  it("can be filtered by status, and its pending count feeds the badge", async () => {
    const waiting = async () => (await world.get("/admin/stats", admin)).body.data.reviews.pending;
    const before = await waiting();
    const id = await buildPendingReview(world, vera, await world.user());
    const then = await waiting();
    await reject(id);

    const rejected = await world.get("/admin/reviews?status=rejected", admin);

    expect([then, await waiting()]).toEqual([before + 1, before]);
    expect(rejected.body.data).toMatchObject([{ _id: id, rejectionReason: reason }]);
    expect((await world.get("/admin/reviews?status=draft", admin)).status).toBe(400);
  });

  it("is restricted to admins", async () => {
    const id = await buildPendingReview(world, vera, await world.user());

    const answers = [
      await world.get("/admin/reviews", vera.escort),
      await approve(id, undefined, vera.escort),
      await reject(id, undefined, vera.escort),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe("approving a review", () => {
  it("publishes it and notifies its author and the profile owner", async () => {
    const author = await world.user();
    const id = await buildPendingReview(world, vera, author, { title: "A fine evening" });

    const { body } = await approve(id);

    const [told, owner] = [
      await world.get("/notifications", author),
      await world.get("/notifications", vera.escort),
    ];
    expect(body.data.status).toBe("approved");
    expect(await getVisibleIds()).toContain(id);
    expect(told.body.data[0]).toMatchObject({ kind: "review", title: "Your review was approved" });
    expect(owner.body.data[0]).toMatchObject({
      kind: "review",
      title: "You have a new review",
      text: "“A fine evening”, 4 out of 5 stars. You can reply to it.",
      path: "/supplier/reviews",
    });
  });

  it("is mailed only to authors who enabled review notifications", async () => {
    const [keen, calm] = [await world.user(), await world.user()];
    await world.put("/auth/me/settings", { notifyReviews: true }, keen);
    await world.put("/auth/me/settings", { notifyReviews: false }, calm);
    for (const author of [keen, calm]) await buildApprovedReview(world, admin, vera, author);

    expect([(await world.mailsTo(keen.email)).length, (await world.mailsTo(calm.email)).length]).toEqual([
      1, 0,
    ]);
  });

  it("is recorded in the audit log, the author's activity and the owner's statistics", async () => {
    const [author, ines] = [await world.user(), await buildPublicProfile(world, admin)];
    const id = await buildApprovedReview(world, admin, ines, author, { title: "Canary song" });
    await world.put(`/reviews/${id}`, { body: "Other words." }, author);
    await approve(id);

    const log = await world.get(`/admin/audit-log?subject=${id}`, admin);
    const activity = await world.get("/activity", author);
    const stats = await world.get("/escort-profile/my-profile/stats", ines.escort);
    const owner = await world.get("/notifications", ines.escort);
    expect(log.body.data).toMatchObject([
      { action: "review.approved", before: { status: "pending" }, after: { status: "approved" } },
      { action: "review.approved" },
    ]);
    expect(JSON.stringify(log.body.data)).not.toMatch(/canary/i);
    expect(activity.body.data.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(["review.written", "review.approved"]),
    );
    expect([stats.body.data.reviews, stats.body.data.days.at(-1).reviews]).toEqual([1, 1]);
    expect(owner.body.data[0].title).toBe("A review of your profile was updated");
  });
});

describe("rejecting a review", () => {
  it("requires a reason, which is sent to its author", async () => {
    const author = await world.user();
    const id = await buildPendingReview(world, vera, author);

    const silent = await reject(id, { reason: "  " });
    const { body } = await reject(id);

    const [own, notices] = [await world.get("/reviews", author), await world.get("/notices", author)];
    expect(silent.status).toBe(400);
    expect(body.data).toMatchObject({ status: "rejected", rejectionReason: reason });
    expect(own.body.data.items[0]).toMatchObject({ status: "rejected", rejectionReason: reason });
    expect(notices.body.data).toMatchObject([
      { subjectType: "review", action: "reject", explanation: reason },
    ]);
    expect(await getVisibleIds()).not.toContain(id);
    expect(await checkModeration(createContext(world.platform))).toEqual([]);
  });

  it("is lifted when an edited version is approved", async () => {
    const author = await world.user();
    const id = await buildPendingReview(world, vera, author);
    await reject(id);

    const edited = await world.put(`/reviews/${id}`, { body: "Without the street." }, author);
    await approve(id);

    const notices = await world.get("/notices", author);
    expect(edited.body.data).toMatchObject({ status: "pending", rejectionReason: null });
    expect(notices.body.data).toMatchObject([{ action: "reject", liftedAt: expect.any(String) }]);
  });
});

describe("deciding about a review", () => {
  it("succeeds only once under concurrent requests", async () => {
    const id = await buildPendingReview(world, vera, await world.user());

    const answers = await Promise.all([
      approve(id),
      reject(id, { reason }, other),
      approve(id, undefined, other),
    ]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const log = await world.get(`/admin/audit-log?subject=${id}`, admin);
    expect(log.body.data).toHaveLength(1);
  });

  it("is refused when the review is not pending or has changed since", async () => {
    const author = await world.user();
    const id = await buildPendingReview(world, vera, author);
    const read = (await world.get("/reviews", author)).body.data.items[0].updatedAt;
    world.clock.advance(1000);
    const { body } = await world.put(`/reviews/${id}`, { title: "Another" }, author);

    const answers = [
      await approve(id, { updatedAt: read }),
      await reject(id, { reason, updatedAt: read }),
      await approve(id, { updatedAt: body.data.updatedAt }),
      await approve(id),
      await reject(id),
    ];

    expect(answers.map(({ status }) => status)).toEqual([409, 409, 200, 409, 409]);
  });

  it("requires a different admin when an admin wrote the review", async () => {
    const id = await buildPendingReview(world, vera, other);

    const answers = [await approve(id, undefined, other), await reject(id, undefined, other)];

    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect((await approve(id)).status).toBe(200);
  });
});

describe("a reported review", () => {
  const report = (id: string, by = other, why = "scam") =>
    world.post("/reports", { targetType: "review", targetId: id, reason: why }, by);
  const resolve = async (id: string, body: object) => {
    const reports = await world.get("/admin/reports?status=open&limit=1", admin);
    expect(reports.body.data[0].targetId).toBe(id);
    return world.post(`/admin/reports/${reports.body.data[0]._id}/resolve`, body, admin);
  };
  const hide = { resolution: "upheld", action: "hide", note: "It names a street." };

  it("can be hidden and restored, with a statement to its author", async () => {
    const [author, ines] = [await world.user(), await buildPublicProfile(world, admin)];
    const id = await buildApprovedReview(world, admin, ines, author);
    const count = async () => (await world.get(toReviewsPath(ines))).body.data.summary.count;

    expect((await report(id)).status).toBe(201);
    const suspended = await resolve(id, { ...hide, action: "suspend" });
    expect((await resolve(id, hide)).status).toBe(200);
    const hidden = await count();
    const own = await world.get("/reviews", author);
    const restriction = await world.db
      .selectFrom("restrictions")
      .select("id")
      .where("subjectId", "=", id)
      .executeTakeFirstOrThrow();
    await world.post(`/admin/restrictions/${restriction.id}/lift`, undefined, admin);

    const notices = await world.get("/notices", author);
    expect(suspended.status).toBe(409);
    expect([hidden, await count()]).toEqual([0, 1]);
    expect(own.body.data.items[0]).toMatchObject({ status: "approved", isHidden: true });
    expect(notices.body.data[0]).toMatchObject({ subjectType: "review", action: "hide" });
  });

  it("is hidden at once for an urgent reason, until a decision", async () => {
    const ines = await buildPublicProfile(world, admin);
    const id = await buildApprovedReview(world, admin, ines, await world.user());
    const count = async () => (await world.get(toReviewsPath(ines))).body.data.summary.count;

    await report(id, await world.trusted(), "underage");
    const held = await count();
    await resolve(id, { resolution: "dismissed" });

    expect([held, await count()]).toEqual([0, 1]);
  });

  it("must be visible to the reporter", async () => {
    const author = await world.user();
    const id = await buildPendingReview(world, vera, author);

    expect([(await report(id)).status, (await report(id, author)).status]).toEqual([404, 403]);
  });
});
