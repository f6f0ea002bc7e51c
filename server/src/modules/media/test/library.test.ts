import { afterAll, describe, expect, it } from "vitest";
import { buildApprovedPicture, buildDraftPicture, buildPhoto, uploadFile } from "#test/factories/media.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();
const { escort, slug } = await buildPublicProfile(world, admin);
const stranger = await world.escort();
const member = await world.user();

const listImageIds = async () =>
  (await world.get(`/escort-profile/${slug}`)).body.data.images.map(({ _id }: { _id: string }) => _id);

describe("an owner's media", () => {
  it("is listed in the owner's sort order, with filters and counts", async () => {
    const person = await world.escort();
    const [first, second] = [await buildDraftPicture(world, person), await buildDraftPicture(world, person)];
    await world.post(`/media/${second}/submit`, undefined, person);

    const all = await world.get("/media/my-media", person);
    const drafts = await world.get("/media/my-media?status=draft&mediaType=image&limit=1000", person);
    const counts = await world.get("/media/my-media/counts", person);

    expect(all.body.data.map(({ _id }: { _id: string }) => _id)).toEqual([first, second]);
    expect(drafts.body).toMatchObject({ data: [{ _id: first }], meta: { total: 1, limit: 1000 } });
    expect(counts.body.data).toEqual({ total: 2, draft: 1, pending: 1, approved: 0, rejected: 0 });
    expect((await world.get("/media/my-media?sort=newest", person)).body.data[0]._id).toBe(second);
  });

  it("accepts edits to its details but not to its status", async () => {
    const id = await buildDraftPicture(world, escort);

    const { body } = await world.put(
      `/media/${id}`,
      {
        title: "By night",
        description: null,
        isPublic: false,
        status: "approved",
        ownerId: stranger.id,
        likeCount: 9,
      },
      escort,
    );

    expect(body.data).toMatchObject({ title: "By night", isPublic: false, status: "draft", likeCount: 0 });
    expect((await world.put(`/media/${id}`, { title: "  " }, escort)).body.details).toEqual([
      "title: Title is required",
    ]);
  });

  it.each(["/submit", "/retry", "", "/poster"])("is inaccessible to others at %s", async (path) => {
    const id = await buildDraftPicture(world, escort);
    const calls =
      path === ""
        ? [
            await world.get(`/media/${id}`, stranger),
            await world.get(`/media/${id}`),
            await world.put(`/media/${id}`, { title: "Mine" }, stranger),
            await world.delete(`/media/${id}`, stranger),
          ]
        : path === "/poster"
          ? [
              await uploadFile(world, stranger, await buildPhoto(), {
                path: `/media/${id}/poster`,
                fields: {},
              }),
            ]
          : [await world.post(`/media/${id}${path}`, undefined, stranger)];

    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 404));
    expect((await world.get(`/media/${id}`, escort)).body.data.status).toBe("draft");
  });

  it("is reordered by its owner, ignoring the ids of others", async () => {
    const person = await buildPublicProfile(world, admin);
    const ids = [
      await buildApprovedPicture(world, person.escort, admin),
      await buildApprovedPicture(world, person.escort, admin),
      await buildApprovedPicture(world, person.escort, admin),
    ];
    const foreign = await buildDraftPicture(world, stranger);

    await world.put("/media/order", { ids: [ids[2], foreign, ids[0]] }, person.escort);

    const { images } = (await world.get(`/escort-profile/${person.slug}`)).body.data;
    expect(images.map(({ _id }: { _id: string }) => _id)).toEqual([ids[2], ids[0], ids[1]]);
    expect((await world.get("/media/my-media", stranger)).body.data[0]._id).toBe(foreign);
  });

  it("has one primary photo; replacing a verified one requests a recheck", async () => {
    const person = await buildPublicProfile(world, admin);
    const [first, second] = [
      await buildApprovedPicture(world, person.escort, admin, { fields: { isPrimary: "true" } }),
      await buildApprovedPicture(world, person.escort, admin),
    ];
    await world.put(`/admin/escort-profiles/${person.id}/verification`, { isVerified: true }, admin);

    await world.put(`/media/${second}`, { isPrimary: true }, person.escort);

    const { data } = (await world.get("/media/my-media", person.escort)).body;
    expect(data.map(({ _id, isPrimary }: { _id: string; isPrimary: boolean }) => [_id, isPrimary])).toEqual([
      [second, true],
      [first, false],
    ]);
    const checked = await world.get(`/admin/escort-profiles/${person.id}`, admin);
    expect(checked.body.data.recheckSince).not.toBeNull();
  });

  it("is deleted together with its files", async () => {
    const id = await buildApprovedPicture(world, escort, admin);
    expect(await listImageIds()).toContain(id);

    expect((await world.delete(`/media/${id}`, escort)).body.data).toEqual({ _id: id });

    await world.jobs.drain();
    expect(await listImageIds()).not.toContain(id);
    expect(await world.platform.storage.size(`media/${id}/640.webp`)).toBeNull();
    expect((await world.get(`/media/${id}`, escort)).status).toBe(404);
  });
});

describe("submitting", () => {
  it("moves a draft to the review queue only once", async () => {
    const id = await buildDraftPicture(world, escort);

    const calls = await Promise.all(
      Array.from({ length: 5 }, () => world.post(`/media/${id}/submit`, undefined, escort)),
    );

    expect(calls.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });

  it("works during processing, but admins see the item only afterwards", async () => {
    const { body } = await uploadFile(world, escort, await buildPhoto());
    const id = body.data._id;
    expect((await world.post(`/media/${id}/submit`, undefined, escort)).body.data.status).toBe("pending");
    const getWaiting = async () =>
      (await world.get("/admin/media/pending?limit=100", admin)).body.data.map(
        ({ _id }: { _id: string }) => _id,
      );

    expect(await getWaiting()).not.toContain(id);
    await world.jobs.drain();
    expect(await getWaiting()).toContain(id);
  });
});

const viewMedia = (id: string, who: typeof member | null, agent = "Mozilla/5.0 Firefox/140.0") =>
  world.http.inject({
    method: "POST",
    url: `/api/v1/media/${id}/view`,
    headers: { "user-agent": agent, ...(who && { authorization: `Bearer ${who.tokens.access}` }) },
  });

describe("likes and views", () => {
  it("count once per person", async () => {
    const id = await buildApprovedPicture(world, escort, admin);

    expect((await world.post(`/media/${id}/like`, undefined, member)).body.data).toEqual({
      isLiked: true,
      likeCount: 1,
    });
    expect((await world.get(`/media/${id}`, member)).body.data.isLiked).toBe(true);
    await world.post(`/media/${id}/like`, undefined, stranger);
    expect((await world.post(`/media/${id}/like`, undefined, member)).body.data).toEqual({
      isLiked: false,
      likeCount: 1,
    });
    for (const who of [null, null, member, escort]) await viewMedia(id, who);
    await viewMedia(id, null, "Googlebot/2.1");

    expect((await world.get(`/media/${id}`)).body.data).toMatchObject({
      likeCount: 1,
      views: 2,
      isLiked: false,
    });
    expect((await world.post(`/media/${id}/like`)).status).toBe(401);
  });

  it("are all counted when they arrive concurrently", async () => {
    const id = await buildApprovedPicture(world, escort, admin);
    const people = [await world.user(), await world.user(), await world.user(), await world.user()];

    await Promise.all(people.map((person) => world.post(`/media/${id}/like`, undefined, person)));

    expect((await world.get(`/media/${id}`)).body.data.likeCount).toBe(4);
  });

  it("rank the most liked media first and exclude hidden profiles", async () => {
    const hidden = await buildPublicProfile(world, admin);
    const secret = await buildApprovedPicture(world, hidden.escort, admin);
    await world.put("/escort-profile/my-profile", { isPublic: false }, hidden.escort);
    const liked = await buildApprovedPicture(world, escort, admin);
    for (const who of [
      await world.user(),
      await world.user(),
      await world.user(),
      await world.user(),
      await world.user(),
    ]) {
      await world.post(`/media/${liked}/like`, undefined, who);
    }

    const { data } = (await world.get("/media/popular?limit=100")).body;

    expect(data[0]).toMatchObject({ _id: liked, escortId: { email: null, displayName: "Celia Marsh" } });
    expect(data.map(({ _id }: { _id: string }) => _id)).not.toContain(secret);
    expect((await world.post(`/media/${secret}/like`, undefined, member)).status).toBe(404);
    expect((await world.post(`/media/${secret}/view`)).status).toBe(404);
  });

  it("are removed with the person who gave them", async () => {
    const id = await buildApprovedPicture(world, escort, admin);
    const leaving = await world.user();
    await world.post(`/media/${id}/like`, undefined, leaving);
    const { deleteLikesByUser } = await import("../store/engagement.ts");

    await deleteLikesByUser(world.db, leaving.id);

    expect((await world.get(`/media/${id}`)).body.data.likeCount).toBe(0);
  });
});
