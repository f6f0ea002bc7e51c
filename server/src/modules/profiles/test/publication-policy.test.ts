import { ProfileDraft } from "@vesper/contract/profiles/profiles";
import { afterAll, describe, expect, it } from "vitest";
import { allChecks } from "#create-app";
import { importProfiles } from "#modules/profiles/index.ts";
import { createAccount, hashPassword, sendInvitations } from "#modules/accounts/index.ts";
import { createContext, transact } from "#platform/context.ts";
import { buildApprovedPicture } from "#test/factories/media.ts";
import { buildProfileDraft, buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld, restartWorld, type World } from "#test/world.ts";

const world = await createWorld({ PUBLICATION_POLICY: "approval" });
afterAll(() => world.close());
const admin = await world.admin();
const categories = (await world.get("/taxonomies/categories")).body.data;
const category = categories.find(({ type }: { type: string }) => type !== "location");

/** Opens the same database with another policy and runs `look`. */
async function withPolicy<Result>(policy: string, look: (site: World) => Promise<Result>): Promise<Result> {
  const site = await restartWorld(world, { PUBLICATION_POLICY: policy });
  try {
    return await look(site);
  } finally {
    await site.close();
  }
}

const runCheck = async (site: World) => {
  const ctx = createContext(site.platform);
  return (await Promise.all(allChecks.map((one) => one(ctx)))).flat().filter((line) => /profile /.test(line));
};

describe("starting with a different publication policy", () => {
  it("hides unverified profiles everywhere, and restores them after switching back", async () => {
    const open = await buildPublicProfile(world, admin, { name: "Wilma Open", categoryId: category._id });
    const checked = await buildPublicProfile(world, admin, {
      name: "Wilma Checked",
      categoryId: category._id,
    });
    await world.put(`/admin/escort-profiles/${checked.id}/verification`, { isVerified: true }, admin);
    const picture = await buildApprovedPicture(world, open.escort, admin);
    const look = async (site: World) => {
      const slugs = (body: { data: { slug: string }[] }) => body.data.map(({ slug }) => slug).toSorted();
      return {
        page: (await site.get(`/escort-profile/${open.slug}`)).status,
        feed: slugs((await site.get("/escort-profile/public?limit=100")).body),
        search: slugs((await site.get("/escort-profile/search?q=Wilma")).body),
        category: slugs((await site.get(`/escort-profile/by-category/${category.slug}`)).body),
        count: (await site.get("/taxonomies/categories")).body.data.find(
          ({ _id }: { _id: string }) => _id === category._id,
        ).profileCount,
        reviews: (await site.get(`/reviews/escort-profiles/${open.id}/reviews`)).status,
        sitemap: JSON.stringify((await site.http.inject({ url: "/sitemap.xml" })).body).includes(open.slug),
        file: (await site.http.inject({ url: `/media/${picture}/640.webp` })).statusCode !== 404,
        check: await runCheck(site),
      };
    };
    const before = await look(world);

    const verified = await withPolicy("verified", look);
    const after = await withPolicy("approval", look);

    expect(before).toMatchObject({ page: 200, feed: [checked.slug, open.slug], count: 2, check: [] });
    expect(verified).toEqual({
      page: 404,
      feed: [checked.slug],
      search: [checked.slug],
      category: [checked.slug],
      count: 1,
      reviews: 404,
      sitemap: false,
      file: false,
      check: [],
    });
    expect(after).toEqual(before);
  });

  it("applies it once, even when several nodes start together", async () => {
    const { id } = await buildPublicProfile(world, admin);
    const listed = () =>
      world.db.selectFrom("profiles").select("listed").where("id", "=", id).executeTakeFirst();

    const sites = await Promise.all(
      ["verified", "verified", "verified"].map((policy) =>
        restartWorld(world, { PUBLICATION_POLICY: policy }),
      ),
    );
    const hidden = await listed();
    for (const site of sites) await site.close();
    await withPolicy("approval", async () => {});

    expect([hidden, await listed()]).toEqual([{ listed: false }, { listed: true }]);
  });

  it("also binds a node that still runs with the old setting", async () => {
    const { id, escort } = await buildPublicProfile(world, admin);

    const isListed = await withPolicy("verified", async () => {
      await world.put("/escort-profile/my-profile", { aboutMe: "New words" }, escort);
      return world.db.selectFrom("profiles").select("listed").where("id", "=", id).executeTakeFirst();
    });
    await withPolicy("approval", async () => {});

    expect(isListed).toEqual({ listed: false });
  });
});

describe("a profile from a bulk upload", () => {
  it("must be claimed by its owner under the verified policy, despite its badge", async () => {
    await withPolicy("verified", async (site) => {
      const staff = await site.admin();
      const ctx = createContext(site.platform, { userId: staff.id, sessionId: "", roles: ["admin"] });
      const email = "brought@example.test";
      const passwordHash = await hashPassword("nobody knows this one");
      const userId = await transact(ctx, async (tx) => {
        const account = {
          name: "Brought In",
          email,
          passwordHash,
          roles: ["escort" as const],
          byAdmin: true,
        };
        const user = await createAccount(tx, account);
        await importProfiles(tx, [{ userId: user.id, draft: ProfileDraft.parse(buildProfileDraft()) }]);
        await sendInvitations(tx, [user.id]);
        return user.id;
      });
      const { id, slug } = await site.db
        .selectFrom("profiles")
        .select(["id", "slug"])
        .where("userId", "=", userId)
        .executeTakeFirstOrThrow();
      await site.put(`/admin/escort-profiles/${id}/verification`, { isVerified: true }, staff);
      const isShown = async () => (await site.get(`/escort-profile/${slug}`)).status;

      const unclaimed = await isShown();
      await site.post("/auth/reset-password", {
        token: await site.mailedToken(email),
        newPassword: "a good long password",
      });

      expect([unclaimed, await isShown(), await runCheck(site)]).toEqual([404, 200, []]);
    });
    await withPolicy("approval", async () => {});
  });

  it("is also claimed by the owner's first sign-in", async () => {
    const body = {
      name: "Made By Staff",
      email: "made@example.test",
      password: "a good long password",
      roles: ["escort"],
    };
    const made = await world.post("/admin/users", body, admin);
    const claimed = () =>
      world.db.selectFrom("users").select("claimedAt").where("email", "=", body.email).executeTakeFirst();
    const before = await claimed();

    await world.post("/auth/login", body);

    expect(made.status).toBe(201);
    expect([before?.claimedAt, (await claimed())?.claimedAt]).toEqual([null, expect.any(Date)]);
  });
});
