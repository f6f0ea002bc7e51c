import fc from "fast-check";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createWorld } from "#test/world.ts";
import { buildProfileDraft } from "#test/factories/profiles.ts";
import type { Person } from "#test/factories/accounts.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const mine = "/escort-profile/my-profile";
const categories = (await world.get("/taxonomies/categories")).body.data;
const tags = (await world.get("/taxonomies/tags")).body.data;
const getTermId = (terms: { slug: string; _id: string }[], slug: string) =>
  terms.find((term) => term.slug === slug)?._id ?? "";

async function publicProfile(given: object = {}) {
  const escort = await world.escort();
  const { body } = await world.post("/escort-profile", buildProfileDraft(given), escort);
  const id: string = body.data._id;
  await world.post(`/admin/escort-profiles/${id}/approve`, undefined, admin);
  return { escort, id };
}

async function isListed(id: string): Promise<boolean> {
  const row = await world.db.selectFrom("profiles").select("listed").where("id", "=", id).executeTakeFirst();
  return row?.listed ?? false;
}

async function resolveNewest(body: object): Promise<void> {
  const reports = await world.get("/admin/reports?status=open&limit=1", admin);
  const answer = await world.post(`/admin/reports/${reports.body.data[0]._id}/resolve`, body, admin);
  expect(answer.status).toBe(200);
}

const reportProfile = (id: string, who: Person | null, reason = "scam") =>
  world.post("/reports", { targetType: "profile", targetId: id, reason }, who);

interface Cause {
  name: string;
  hide: (profile: { escort: Person; id: string }) => Promise<unknown>;
  show: (profile: { escort: Person; id: string }) => Promise<unknown>;
}

const causes: Cause[] = [
  {
    name: "its owner hides it",
    hide: ({ escort }) => world.put(mine, { isPublic: false }, escort),
    show: ({ escort }) => world.put(mine, { isPublic: true }, escort),
  },
  {
    name: "its owner is banned",
    hide: ({ escort }) => world.post(`/admin/users/${escort.id}/ban`, { reason: "X" }, admin),
    show: ({ escort }) => world.post(`/admin/users/${escort.id}/unban`, {}, admin),
  },
  {
    name: "its owner is suspended",
    hide: ({ escort }) => world.put(`/admin/users/${escort.id}`, { status: "suspended" }, admin),
    show: ({ escort }) => world.put(`/admin/users/${escort.id}`, { status: "active" }, admin),
  },
  {
    name: "its owner closes the account",
    hide: ({ escort }) => world.delete("/auth/me", escort, { password: escort.password }),
    show: async ({ escort }) => world.post("/auth/reopen", { token: await world.mailedToken(escort.email) }),
  },
  {
    name: "a serious report holds it",
    hide: async ({ id }) => reportProfile(id, await world.trusted(), "coercion"),
    show: () => resolveNewest({ resolution: "dismissed" }),
  },
  {
    name: "a serious report holds its owner",
    hide: async ({ escort }) =>
      world.post(
        "/reports",
        { targetType: "user", targetId: escort.id, reason: "underage" },
        await world.trusted(),
      ),
    show: () => resolveNewest({ resolution: "dismissed" }),
  },
];

describe("a profile is hidden, then visible again, when", () => {
  it.each(causes)("$name", async ({ hide, show }) => {
    const profile = await publicProfile();
    const states = [await isListed(profile.id)];

    await hide(profile);
    states.push(await isListed(profile.id));
    await show(profile);
    states.push(await isListed(profile.id));

    expect(states).toEqual([true, false, true]);
  });
});

describe("the hidden reasons of a profile", () => {
  const getHiddenBy = async (escort: Person) => (await world.get(mine, escort)).body.data.hiddenBy;

  it("are shown to its owner and never on the public page", async () => {
    const { escort, id } = await publicProfile();
    const before = await getHiddenBy(escort);

    await reportProfile(id, await world.trusted(), "coercion");
    const held = await getHiddenBy(escort);
    await world.put(mine, { isPublic: false }, escort);

    expect([before, held, await getHiddenBy(escort)]).toEqual([[], ["staff"], ["owner", "staff"]]);
    expect((await world.get(`/escort-profile/${id}`, escort)).body.data).not.toHaveProperty("hiddenBy");
  });

  it("are empty before approval", async () => {
    const escort = await world.escort();
    const { body } = await world.post("/escort-profile", buildProfileDraft({ isPublic: false }), escort);

    expect(body.data.hiddenBy).toEqual([]);
  });
});

describe("a profile", () => {
  it("stays hidden while one of two hidden reasons remains", async () => {
    const profile = await publicProfile();
    await world.put(mine, { isPublic: false }, profile.escort);
    await world.post(`/admin/users/${profile.escort.id}/ban`, { reason: "X" }, admin);

    await world.post(`/admin/users/${profile.escort.id}/unban`, {}, admin);

    expect(await isListed(profile.id)).toBe(false);
  });

  it("can be suspended by a case without restricting its owner", async () => {
    const profile = await publicProfile();
    await reportProfile(profile.id, null);

    await resolveNewest({ resolution: "upheld", action: "suspend", note: "Misleading." });

    expect(await isListed(profile.id)).toBe(false);
    expect((await world.get(mine, profile.escort)).body.data.status).toBe("suspended");
  });

  it("that was deleted leaves a case that can only be dismissed", async () => {
    const { escort, id } = await publicProfile();
    await reportProfile(id, await world.trusted(), "coercion");
    await world.delete(mine, escort);
    const { body } = await world.get("/admin/reports?status=open&limit=1", admin);
    const resolve = (decision: object) =>
      world.post(`/admin/reports/${body.data[0]._id}/resolve`, decision, admin);

    const upheld = await resolve({ resolution: "upheld", action: "suspend", note: "X" });
    const dismissed = await resolve({ resolution: "dismissed" });

    expect([upheld.status, dismissed.status]).toEqual([409, 200]);
  });

  it("that is not visible returns 404 when reported", async () => {
    const escort = await world.escort();
    const { body } = await world.post("/escort-profile", buildProfileDraft(), escort);

    expect((await reportProfile(body.data._id, await world.user())).status).toBe(404);
  });

  it("purges cached pages whenever its public content may have changed", async () => {
    const { escort } = await publicProfile();
    const purge = vi.spyOn(world.platform.pages, "purge");

    await world.put(mine, { city: "Bergen" }, escort);

    expect(purge).toHaveBeenCalledOnce();
  });

  it("must be verified where the publication policy requires it", async () => {
    const strict = await createWorld({ PUBLICATION_POLICY: "verified" });
    const [chief, escort] = [await strict.admin(), await strict.escort()];
    const { body } = await strict.post("/escort-profile", buildProfileDraft(), escort);
    const path = `/admin/escort-profiles/${body.data._id}`;

    const approved = await strict.post(`${path}/approve`, undefined, chief);
    const told = (await strict.get(mine, escort)).body.data.hiddenBy;
    const verified = await strict.put(`${path}/verification`, { isVerified: true }, chief);
    await strict.close();

    expect([approved.body.data.isListed, verified.body.data.isListed]).toEqual([false, true]);
    expect(told).toEqual(["verification"]);
  });
});

describe("the profile counts of categories and tags", () => {
  const usable = tags.filter(
    ({ slug }: { slug: string }) => !["verified", "new", "available-now"].includes(slug),
  );

  it("always equal the public profiles, after any sequence of changes", async () => {
    const people = await Promise.all([1, 2, 3].map(() => publicProfile()));
    const act = fc.record({
      who: fc.nat({ max: 2 }),
      isPublic: fc.boolean(),
      category: fc.constantFrom<string | null>(
        null,
        getTermId(categories, "escort"),
        getTermId(categories, "massage"),
      ),
      tags: fc.subarray(usable.slice(0, 4).map(({ _id }: { _id: string }) => _id)),
    });

    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (acts) => {
        await Promise.all(
          acts.map(({ who, isPublic, category, tags: chosen }) =>
            world.put(mine, { isPublic, categoryId: category, tags: chosen }, people[who]?.escort),
          ),
        );
        expect(await recorded()).toEqual(await counted());
      }),
      { numRuns: 15 },
    );
  });

  async function recorded() {
    const rows = [
      ...(await world.db.selectFrom("categories").select(["id", "profileCount"]).execute()),
      ...(await world.db.selectFrom("tags").select(["id", "profileCount"]).execute()),
    ];
    return Object.fromEntries(
      rows.flatMap(({ id, profileCount }) => (profileCount ? [[id, profileCount]] : [])),
    );
  }

  async function counted() {
    const listed = await world.db
      .selectFrom("profiles")
      .select(["id", "categoryId"])
      .where("listed", "=", true)
      .execute();
    const links = await world.db
      .selectFrom("profileTags")
      .innerJoin("profiles", "profiles.id", "profileTags.profileId")
      .select("tagId")
      .where("listed", "=", true)
      .execute();
    const counts: Record<string, number> = {};
    for (const id of [
      ...listed.flatMap(({ categoryId }) => categoryId ?? []),
      ...links.map(({ tagId }) => tagId),
    ]) {
      counts[id] = (counts[id] ?? 0) + 1;
    }
    return counts;
  }

  it("prevent deleting a term in use, unless forced", async () => {
    const made = await world.post("/admin/tags", { name: "Gentle", slug: "gentle" }, admin);
    const { escort } = await publicProfile({ tags: [made.body.data._id] });
    const path = `/admin/tags/${made.body.data._id}`;

    const refused = await world.delete(path, admin);
    const forced = await world.delete(`${path}?force=true`, admin);

    expect([refused.status, refused.body.message]).toEqual([409, "This tag is still used by 1 profile."]);
    expect(forced.status).toBe(200);
    expect((await world.get(mine, escort)).body.data.tags).toEqual([]);
  });
});

describe("leaving", () => {
  it("deletes the profile when the account is erased", async () => {
    const { escort, id } = await publicProfile({ name: "Canary Teal" });
    await world.delete("/auth/me", escort, { password: escort.password });

    world.clock.advance(31 * 24 * 60 * 60 * 1000);
    await world.jobs.send(world.db, "accounts.daily-cleaning", {});
    await world.jobs.drain();

    const row = await world.db.selectFrom("profiles").select("id").where("id", "=", id).executeTakeFirst();
    expect(row).toBeUndefined();
  });
});
