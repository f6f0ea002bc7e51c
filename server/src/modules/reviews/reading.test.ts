import { afterAll, describe, expect, it } from "vitest";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { buildApprovedReview, buildReviewDraft, toReviewsPath } from "#test/factories/reviews.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();
const own = "/escort-profile/my-profile";
const titles = (answer: { body: { data: { reviews: { title: string }[] } } }) =>
  answer.body.data.reviews.map(({ title }) => title);

describe("the reviews of a profile", () => {
  it("are the approved ones, newest first, with a rating summary", async () => {
    const vera = await buildPublicProfile(world, admin);
    for (const [title, rating] of [
      ["One", 5],
      ["Two", 4],
      ["Three", 4],
    ] as const) {
      await buildApprovedReview(world, admin, vera, await world.user(), { title, rating });
    }

    const { body } = await world.get(`${toReviewsPath(vera)}?limit=2`);
    const profile = await world.get(`/escort-profile/${vera.slug}`);

    expect(titles({ body })).toEqual(["Three", "Two"]);
    expect(body.meta).toEqual({ total: 3, page: 1, limit: 2, totalPages: 2 });
    expect(body.data.summary).toEqual({
      average: 4.33,
      count: 3,
      histogram: { 1: 0, 2: 0, 3: 0, 4: 2, 5: 1 },
    });
    expect(profile.body.data.rating).toEqual({ average: 4.33, count: 3 });
  });

  it("reveal nothing about the author beyond name and avatar", async () => {
    const [vera, author] = [await buildPublicProfile(world, admin), await world.user({ name: "Tom Reed" })];
    await buildApprovedReview(world, admin, vera, author);

    const { body } = await world.get(toReviewsPath(vera));

    expect(body.data.reviews[0].authorId).toEqual({
      _id: expect.any(String),
      name: "Tom Reed",
      avatar: null,
    });
    expect(JSON.stringify(body)).not.toContain(author.email);
  });

  it("show an escort's profile name as author, never the account name", async () => {
    const vera = await buildPublicProfile(world, admin);
    const luna = await buildPublicProfile(world, admin, { name: "Luna" });
    await buildApprovedReview(world, admin, vera, luna.escort);
    const getAuthorName = async () =>
      (await world.get(toReviewsPath(vera))).body.data.reviews[0].authorId.name;

    const listed = await getAuthorName();
    await world.put(own, { isPublic: false }, luna.escort);
    const hidden = await getAuthorName();
    await world.delete(own, luna.escort);

    expect([listed, hidden, await getAuthorName()]).toEqual(["Luna", "Member", "Member"]);
  });

  it("use a different author id per profile, stable within one profile", async () => {
    const [vera, ada] = [await buildPublicProfile(world, admin), await buildPublicProfile(world, admin)];
    const author = await buildPublicProfile(world, admin);
    for (const profile of [vera, ada]) await buildApprovedReview(world, admin, profile, author.escort);
    const getAuthorId = async (profile: { id: string }) =>
      (await world.get(toReviewsPath(profile))).body.data.reviews[0].authorId._id;

    const [underVera, underAda, again] = [
      await getAuthorId(vera),
      await getAuthorId(ada),
      await getAuthorId(vera),
    ];

    expect(new Set([underVera, underAda, author.escort.id]).size).toBe(3);
    expect(again).toBe(underVera);
    expect((await world.post(`/blocks/${underVera}`, undefined, vera.escort)).status).toBe(404);
  });

  it("are hidden with their profile, except from its owner and admins", async () => {
    const vera = await buildPublicProfile(world, admin);
    await buildApprovedReview(world, admin, vera, await world.user());
    await world.put(own, { isPublic: false }, vera.escort);

    const answers = [
      await world.get(toReviewsPath(vera)),
      await world.get(toReviewsPath(vera), await world.user()),
      await world.get(toReviewsPath(vera), vera.escort),
      await world.get(toReviewsPath(vera), admin),
      await world.get(toReviewsPath({ id: "0190c5a4-0000-7000-8000-000000000000" })),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 200, 200, 404]);
  });

  it("are hidden from members who blocked their author", async () => {
    const [vera, author, other] = [
      await buildPublicProfile(world, admin),
      await world.user(),
      await world.user(),
    ];
    await buildApprovedReview(world, admin, vera, author, { title: "Named" });
    await world.post(`/blocks/${author.id}`, undefined, other);

    const [blocker, visitor, blocked] = [
      await world.get(toReviewsPath(vera), other),
      await world.get(toReviewsPath(vera)),
      await world.get(toReviewsPath(vera), author),
    ];

    expect([titles(blocker), titles(visitor), titles(blocked)]).toEqual([[], ["Named"], ["Named"]]);
    expect(blocker.body.meta.total).toBe(0);
  });
});

describe("an anonymous review", () => {
  it("reveals its author only to the author and admins", async () => {
    const [vera, author] = [
      await buildPublicProfile(world, admin),
      await world.user({ name: "Canary Quill" }),
    ];
    const id = await buildApprovedReview(world, admin, vera, author, { isAnonymous: true });
    await world.post(`/reviews/${id}/reply`, { text: "Thank you!" }, vera.escort);

    const answers = [
      await world.get(toReviewsPath(vera)),
      await world.get(toReviewsPath(vera), vera.escort),
      await world.get(toReviewsPath(vera), await world.user()),
      await world.get(`/escort-profile/${vera.slug}`, vera.escort),
      await world.get("/notifications", vera.escort),
      await world.get("/auth/me/export", vera.escort),
      await world.post(`/reviews/${id}/reply`, { text: "Again" }, vera.escort),
      await world.delete(`/reviews/${id}/reply`, vera.escort),
    ];

    expect(answers[0]?.body.data.reviews[0]).toMatchObject({ isAnonymous: true, authorId: null });
    for (const { body } of answers) {
      expect(JSON.stringify(body)).not.toMatch(new RegExp(`${author.id}|Canary|${author.email}`));
    }
  });

  it("stays visible to members who blocked its author, to protect anonymity", async () => {
    const [vera, author] = [await buildPublicProfile(world, admin), await world.user()];
    await buildApprovedReview(world, admin, vera, author, { title: "Unnamed", isAnonymous: true });

    await world.post(`/blocks/${author.id}`, undefined, vera.escort);

    expect(titles(await world.get(toReviewsPath(vera), vera.escort))).toEqual(["Unnamed"]);
  });
});

describe("reviews that are turned off", () => {
  it("are not shown, counted or accepted, and return when turned on", async () => {
    const vera = await buildPublicProfile(world, admin);
    await buildApprovedReview(world, admin, vera, await world.user(), { title: "Kept" });
    const seen = async () => {
      const profile = (await world.get(`/escort-profile/${vera.slug}`)).body.data;
      const reviews = await world.get(toReviewsPath(vera));
      return [profile.allowReviews, profile.rating.count, titles(reviews), reviews.body.data.summary.count];
    };

    await world.put(own, { allowReviews: false }, vera.escort);
    const off = await seen();
    const refused = await world.post(toReviewsPath(vera), buildReviewDraft(), await world.user());
    const hers = titles(await world.get(toReviewsPath(vera), vera.escort));
    await world.put(own, { allowReviews: true }, vera.escort);

    expect(off).toEqual([false, 0, [], 0]);
    expect([refused.status, refused.body.message]).toEqual([403, "Reviews are turned off for this profile."]);
    expect(hers).toEqual(["Kept"]);
    expect(await seen()).toEqual([true, 1, ["Kept"], 1]);
  });
});

describe("a reply", () => {
  it("appears below its review, and the review's author is notified", async () => {
    const [vera, author] = [await buildPublicProfile(world, admin), await world.user()];
    const id = await buildApprovedReview(world, admin, vera, author);

    const { status, body } = await world.post(`/reviews/${id}/reply`, { text: "Thank you!" }, vera.escort);

    const listed = await world.get(toReviewsPath(vera));
    const told = await world.get("/notifications", author);
    expect([status, body.data.reply.text]).toEqual([201, "Thank you!"]);
    expect(listed.body.data.reviews[0].reply).toEqual({
      text: "Thank you!",
      createdAt: expect.any(String),
    });
    expect(told.body.data[0]).toMatchObject({ kind: "review", title: "You have a reply to your review" });
  });

  it("is created once, even under concurrent requests, and can be deleted", async () => {
    const vera = await buildPublicProfile(world, admin);
    const id = await buildApprovedReview(world, admin, vera, await world.user());
    const reply = () => world.post(`/reviews/${id}/reply`, { text: "Thank you!" }, vera.escort);

    const answers = await Promise.all([reply(), reply(), reply()]);
    const back = await world.delete(`/reviews/${id}/reply`, vera.escort);
    const again = await reply();

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect([back.status, back.body.data.reply, again.status]).toEqual([200, null, 201]);
  });

  it("requires the profile owner, a public review and a valid length", async () => {
    const [vera, other, author] = [
      await buildPublicProfile(world, admin),
      await buildPublicProfile(world, admin),
      await world.user(),
    ];
    const id = await buildApprovedReview(world, admin, vera, author);
    const path = `/reviews/${id}/reply`;

    const refused = [
      await world.post(path, { text: "Mine" }, other.escort),
      await world.delete(path, other.escort),
      await world.post(path, { text: "Mine" }, author),
      await world.post(path, { text: "x".repeat(1001) }, vera.escort),
      await world.post(path, { text: " " }, vera.escort),
    ];
    await world.put(`/reviews/${id}`, { title: "Changed" }, author);
    const unread = await world.post(path, { text: "Mine" }, vera.escort);

    expect(refused.map(({ status }) => status)).toEqual([404, 404, 403, 400, 400]);
    expect(unread.status).toBe(404);
  });
});
