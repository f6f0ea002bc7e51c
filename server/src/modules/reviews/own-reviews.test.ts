import { afterAll, describe, expect, it } from "vitest";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import {
  buildApprovedReview,
  buildPendingReview,
  buildReviewDraft,
  toReviewsPath,
} from "#test/factories/reviews.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();
const vera = await buildPublicProfile(world, admin, { name: "Vera" });
const read = async () => (await world.get(toReviewsPath(vera))).body.data.reviews;

describe("writing a review", () => {
  it("is kept from the public until a moderator approves it", async () => {
    const author = await world.user();

    const written = await world.post(toReviewsPath(vera), buildReviewDraft(), author);

    const own = await world.get("/reviews", author);
    expect(written.status).toBe(201);
    expect(written.body.data).toMatchObject({ rating: 4, title: "Warm and punctual", status: "pending" });
    expect(await read()).toEqual([]);
    expect(own.body.data).toMatchObject({
      items: [{ _id: written.body.data._id, status: "pending", profile: { slug: vera.slug, name: "Vera" } }],
      total: 1,
      page: 1,
      pages: 1,
    });
  });

  it("defaults to five stars and a named author", async () => {
    const { rating: _rating, ...draft } = buildReviewDraft();

    const { body } = await world.post(toReviewsPath(vera), draft, await world.user());

    expect(body.data).toMatchObject({ rating: 5, isAnonymous: false });
  });

  it.each([
    [{ rating: 0 }, "rating"],
    [{ rating: 6 }, "rating"],
    [{ rating: 2.5 }, "rating"],
    [{ title: "   " }, "title"],
    [{ title: "x".repeat(121) }, "title"],
    [{ body: "" }, "body"],
    [{ body: "x".repeat(4001) }, "body"],
  ])("rejects %o", async (given, field) => {
    const answer = await world.post(toReviewsPath(vera), buildReviewDraft(given), await world.user());

    expect(answer.status).toBe(400);
    expect(answer.body.details[0]).toMatch(new RegExp(`^${field}: `));
  });

  it("is refused on one's own profile, with a clear message", async () => {
    const { status, body } = await world.post(toReviewsPath(vera), buildReviewDraft(), vera.escort);

    expect([status, body.error, body.message]).toEqual([
      403,
      "forbidden",
      "You can’t review your own profile.",
    ]);
  });

  it("succeeds once per profile, even under concurrent requests", async () => {
    const author = await world.user();

    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => world.post(toReviewsPath(vera), buildReviewDraft(), author)),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect((await world.get("/reviews", author)).body.data.total).toBe(1);
  });

  it("requires signing in", async () => {
    expect((await world.post(toReviewsPath(vera), buildReviewDraft())).status).toBe(401);
  });

  it("returns 404 when the profile is hidden or its owner blocked the author", async () => {
    const [author, hidden] = [await world.user(), await buildPublicProfile(world, admin)];
    await world.put("/escort-profile/my-profile", { isPublic: false }, hidden.escort);
    await world.post(`/blocks/${author.id}`, undefined, vera.escort);

    const answers = [
      await world.post(toReviewsPath(vera), buildReviewDraft(), author),
      await world.post(toReviewsPath(hidden), buildReviewDraft(), author),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  it("ignores fields that only the server may set", async () => {
    const author = await world.user();
    const given = { status: "approved", isHidden: false, authorId: admin.id, reply: "Mine" };

    const { body } = await world.post(toReviewsPath(vera), buildReviewDraft(given), author);

    expect(body.data).toMatchObject({ status: "pending", reply: null });
    expect((await world.get("/reviews", author)).body.data.total).toBe(1);
  });
});

describe("changing a review", () => {
  it("sends it back to moderation and removes the reply", async () => {
    const [author, profile] = [await world.user(), await buildPublicProfile(world, admin)];
    const id = await buildApprovedReview(world, admin, profile, author, { rating: 5 });
    await world.post(`/reviews/${id}/reply`, { text: "Thank you!" }, profile.escort);

    const { status, body } = await world.put(`/reviews/${id}`, { title: "Not so warm" }, author);

    const listed = await world.get(toReviewsPath(profile));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ title: "Not so warm", rating: 5, status: "pending", reply: null });
    expect(listed.body.data).toMatchObject({ reviews: [], summary: { average: 0, count: 0 } });
  });

  it("has no effect when the content is the same", async () => {
    const [author, profile] = [await world.user(), await buildPublicProfile(world, admin)];
    const id = await buildApprovedReview(world, admin, profile, author, { title: "As before" });
    await world.post(`/reviews/${id}/reply`, { text: "Thank you!" }, profile.escort);

    const same = await world.put(`/reviews/${id}`, { title: " As before ", rating: 4 }, author);
    const nothing = await world.put(`/reviews/${id}`, {}, author);

    for (const { body } of [same, nothing]) {
      expect(body.data).toMatchObject({ status: "approved", reply: { text: "Thank you!" } });
    }
  });

  it("keeps the queue position of a review that is already pending", async () => {
    const [early, late] = [await world.user(), await world.user()];
    const first = await buildPendingReview(world, vera, early);
    const second = await buildPendingReview(world, vera, late);
    world.clock.advance(1000);

    await world.put(`/reviews/${first}`, { body: "More words." }, early);

    const queue = await world.get("/admin/reviews?limit=100", admin);
    const ids = queue.body.data.map(({ _id }: { _id: string }) => _id);
    expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second));
  });

  it("is allowed for its author only, and so is deleting", async () => {
    const [author, stranger] = [await world.user(), await world.user()];
    const id = await buildApprovedReview(world, admin, vera, author);

    const refused = [
      await world.put(`/reviews/${id}`, { title: "Mine" }, stranger),
      await world.delete(`/reviews/${id}`, stranger),
      await world.put(`/reviews/${id}`, { title: "Mine" }, vera.escort),
      await world.delete(`/reviews/${id}`, vera.escort),
      await world.delete(`/reviews/${id}`, admin),
    ];
    const removed = await world.delete(`/reviews/${id}`, author);

    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect([removed.status, removed.body.data]).toEqual([200, { _id: id }]);
    expect(await read()).toEqual([]);
    expect((await world.get("/reviews", author)).body.data.total).toBe(0);
  });
});

describe("a member's own reviews", () => {
  it("are paginated and can be filtered by profile", async () => {
    const author = await world.user();
    const profiles = [await buildPublicProfile(world, admin), await buildPublicProfile(world, admin)];
    for (const profile of profiles) await buildPendingReview(world, profile, author);

    const page = await world.get("/reviews?limit=1&page=2", author);
    const one = await world.get(`/reviews?profileId=${profiles[1]?.id}`, author);

    expect(page.body.data).toMatchObject({ total: 2, page: 2, pages: 2 });
    expect(page.body.data.items[0].profile._id).toBe(profiles[0]?.id);
    expect(one.body.data.items).toMatchObject([{ profile: { _id: profiles[1]?.id } }]);
  });

  it("include the profile under both of its field names", async () => {
    const author = await world.user();
    await buildPendingReview(world, vera, author);

    const { items } = (await world.get("/reviews?limit=1", author)).body.data;

    expect(items[0].escortProfile).toMatchObject({ _id: vera.id, slug: vera.slug, name: "Vera" });
    expect(items[0].profile).toEqual(items[0].escortProfile);
  });

  it("do not reveal why a profile is no longer visible", async () => {
    const author = await world.user();
    const [hidden, blocking] = [
      await buildPublicProfile(world, admin),
      await buildPublicProfile(world, admin),
    ];
    for (const profile of [hidden, blocking]) await buildApprovedReview(world, admin, profile, author);
    await world.put("/escort-profile/my-profile", { isPublic: false }, hidden.escort);
    await world.post(`/blocks/${author.id}`, undefined, blocking.escort);

    const { body } = await world.get("/reviews", author);

    expect(body.data.items).toMatchObject([
      { status: "approved", profile: null, escortProfile: null },
      { status: "approved", profile: null, escortProfile: null },
    ]);
  });
});
