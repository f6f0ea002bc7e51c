import { limits } from "@vesper/contract/core/limits";
import { v7 as newId } from "uuid";
import { afterAll, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { buildPublicListing } from "#test/factories/listings.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const addFavorite = (who: Person, { id }: { id: string }) => world.post(`/favorites/${id}`, undefined, who);
const removeFavorite = (who: Person, { id }: { id: string }) => world.delete(`/favorites/${id}`, who);
const listFavorites = async (who: Person) => (await world.get("/favorites", who)).body;
const getFavoriteCount = async ({ id }: { id: string }) =>
  (await world.get(`/favorites/${id}/count`)).body.data?.count;
const isFavorite = async (who: Person, { id }: { id: string }) =>
  (await world.get(`/favorites/${id}/status`, who)).body.data.isFavorite;

describe("adding a favorite", () => {
  it("lists a profile with its card data", async () => {
    const [user, profile] = [await world.user(), await buildPublicProfile(world, admin, { name: "Vera" })];

    const kept = await addFavorite(user, profile);
    const { data, meta } = await listFavorites(user);

    expect({ status: kept.status, data: kept.body.data }).toEqual({
      status: 201,
      data: { _id: profile.id, isFavorite: true },
    });
    expect(data.favorites).toMatchObject([
      {
        targetId: profile.id,
        kind: "profile",
        note: null,
        isAvailable: true,
        product: null,
        profile: {
          slug: profile.slug,
          name: "Vera",
          age: expect.any(Number),
          city: expect.any(String),
          isAvailable: false,
        },
      },
    ]);
    expect(meta).toEqual({ total: 1, page: 1, limit: 20, totalPages: 1 });
    expect(await isFavorite(user, profile)).toBe(true);
  });

  it("lists a listing with its price", async () => {
    const [user, listing] = [await world.user(), await buildPublicListing(world, admin)];

    await addFavorite(user, listing);

    expect((await listFavorites(user)).data.favorites).toMatchObject([
      { kind: "product", profile: null, product: { slug: listing.slug, price: 420, currency: "USD" } },
    ]);
  });

  it("creates one row and counts once, even with concurrent calls", async () => {
    const [user, profile] = [await world.user(), await buildPublicProfile(world, admin)];

    const answers = await Promise.all(Array.from({ length: 8 }, () => addFavorite(user, profile)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await listFavorites(user)).meta.total).toBe(1);
    expect(await getFavoriteCount(profile)).toBe(1);
  });

  it("keeps the count correct under concurrent additions and removals", async () => {
    const profile = await buildPublicProfile(world, admin);
    const people = await Promise.all(Array.from({ length: 6 }, () => world.user()));

    await Promise.all(people.map((person) => addFavorite(person, profile)));
    await Promise.all(
      people
        .slice(0, 2)
        .flatMap((person) => [removeFavorite(person, profile), removeFavorite(person, profile)]),
    );

    expect(await getFavoriteCount(profile)).toBe(4);
  });

  it("is refused for missing, hidden or blocked profiles", async () => {
    const user = await world.user();
    const [hidden, blocker] = [
      await buildPublicProfile(world, admin),
      await buildPublicProfile(world, admin),
    ];
    await world.put("/escort-profile/my-profile", { isPublic: false }, hidden.escort);
    await world.post(`/blocks/${user.id}`, undefined, blocker.escort);

    for (const target of [{ id: newId() }, hidden, blocker]) {
      const { status, body } = await addFavorite(user, target);
      expect({ status, error: body.error }).toEqual({ status: 404, error: "not_found" });
    }
    expect((await world.get(`/favorites/${hidden.id}/count`)).status).toBe(404);
  });

  it("is refused at the maximum number of favorites", async () => {
    const [user, profile] = [await world.user(), await buildPublicProfile(world, admin)];
    await world.db
      .insertInto("favorites")
      .values(
        Array.from({ length: limits.favorites.perPerson }, () => ({
          id: newId(),
          userId: user.id,
          kind: "profile" as const,
          targetId: newId(),
          note: null,
          createdAt: world.clock.now(),
        })),
      )
      .execute();

    const { status, body } = await addFavorite(user, profile);

    expect(status).toBe(409);
    expect(body.message).toContain("up to 1,000 favorites");
  });

  it("counts in the profile owner's statistics, except their own", async () => {
    const [user, profile] = [await world.user(), await buildPublicProfile(world, admin)];

    await addFavorite(profile.escort, profile);
    await addFavorite(user, profile);

    const { body } = await world.get("/escort-profile/my-profile/stats", profile.escort);
    expect(body.data.favorites).toBe(1);
  });

  it("appears only in the member's own activity", async () => {
    const [user, profile] = [await world.user(), await buildPublicProfile(world, admin)];
    await addFavorite(user, profile);

    const own = await world.get("/activity", user);
    const site = await world.get("/admin/activity?limit=100", admin);
    const kinds = ({ body }: typeof own) => body.data.map(({ kind }: { kind: string }) => kind);

    expect(kinds(own)).toContain("favorite.added");
    expect(kinds(site)).not.toContain("favorite.added");
    expect((await world.get("/notifications", profile.escort)).body.data).not.toContainEqual(
      expect.objectContaining({ text: expect.stringContaining(user.name) }),
    );
  });
});

describe("a favorite that is no longer public", () => {
  const ways: [string, (target: { escort: Person }, keeper: Person) => Promise<unknown>][] = [
    ["hidden", ({ escort }) => world.put("/escort-profile/my-profile", { isPublic: false }, escort)],
    ["banned", ({ escort }) => world.post(`/admin/users/${escort.id}/ban`, { reason: "X" }, admin)],
    ["deleted", ({ escort }) => world.delete("/escort-profile/my-profile", escort)],
    ["of someone who blocked", ({ escort }, { id }) => world.post(`/blocks/${id}`, undefined, escort)],
    ["of someone blocked", ({ escort }, keeper) => world.post(`/blocks/${escort.id}`, undefined, keeper)],
  ];

  it.each(ways)("looks the same regardless of the cause: %s", async (_cause, vanish) => {
    const [user, profile] = [await world.user(), await buildPublicProfile(world, admin, { name: "Canary" })];
    await addFavorite(user, profile);
    await world.put(`/favorites/${profile.id}/note`, { note: "Ask about May." }, user);
    await vanish(profile, user);

    const { data } = await listFavorites(user);

    expect(data.favorites).toEqual([
      {
        _id: expect.any(String),
        targetId: profile.id,
        kind: "profile",
        createdAt: expect.any(String),
        note: "Ask about May.",
        profile: null,
        product: null,
        isAvailable: false,
      },
    ]);
    expect((await removeFavorite(user, profile)).body.data).toEqual({
      _id: profile.id,
      note: "Ask about May.",
    });
    expect((await listFavorites(user)).meta.total).toBe(0);
  });
});

describe("a note", () => {
  it("is visible only to its author", async () => {
    const [one, other, profile] = [
      await world.user(),
      await world.user(),
      await buildPublicProfile(world, admin),
    ];
    await Promise.all([addFavorite(one, profile), addFavorite(other, profile)]);

    const written = await world.put(`/favorites/${profile.id}/note`, { note: " Likes jazz. " }, one);

    expect(written.body.data).toEqual({ _id: profile.id, note: "Likes jazz." });
    expect((await listFavorites(one)).data.favorites[0].note).toBe("Likes jazz.");
    expect((await listFavorites(other)).data.favorites[0].note).toBeNull();
  });

  it("is cleared by null, and refused without a favorite or when too long", async () => {
    const [user, profile] = [await world.user(), await buildPublicProfile(world, admin)];
    const note = (text: string | null) => world.put(`/favorites/${profile.id}/note`, { note: text }, user);

    expect((await note("Early")).status).toBe(404);
    await addFavorite(user, profile);
    expect((await note("x".repeat(501))).status).toBe(400);
    await note("Something");
    await note(null);
    expect((await listFavorites(user)).data.favorites[0].note).toBeNull();
  });
});

describe("favorite statuses for a list", () => {
  it("are returned in one call, for the viewer only", async () => {
    const [one, other] = [await world.user(), await world.user()];
    const profiles = await Promise.all([buildPublicProfile(world, admin), buildPublicProfile(world, admin)]);
    await Promise.all([addFavorite(one, profiles[0]), addFavorite(other, profiles[1])]);
    const ids = profiles.map(({ id }) => id).join(",");

    const { body } = await world.get(`/favorites/statuses?ids=${ids}`, one);

    expect(body.data.ids).toEqual([profiles[0].id]);
  });

  it("are limited to 100 ids per call", async () => {
    const ids = Array.from({ length: 101 }, () => newId()).join(",");

    expect((await world.get(`/favorites/statuses?ids=${ids}`, await world.user())).status).toBe(400);
  });
});

describe("leaving", () => {
  it("deletes favorites and their counts on erasure; the export includes them before", async () => {
    const [user, other] = [await world.user(), await world.user()];
    const profile = await buildPublicProfile(world, admin);
    await Promise.all([addFavorite(user, profile), addFavorite(other, profile)]);
    await world.put(`/favorites/${profile.id}/note`, { note: "Canary note" }, user);

    const exported = await world.get("/auth/me/export", user);
    await world.delete("/auth/me", user, { password: user.password });
    world.clock.advance(31 * 24 * 60 * 60 * 1000);
    await world.jobs.send(world.db, "accounts.daily-cleaning", {});
    await world.jobs.drain();

    expect(exported.body.data.favorites).toMatchObject([{ targetId: profile.id, note: "Canary note" }]);
    expect(
      await world.db.selectFrom("favorites").select("id").where("userId", "=", user.id).execute(),
    ).toEqual([]);
    expect(await getFavoriteCount(profile)).toBe(1);
  });
});
