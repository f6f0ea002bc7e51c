import { afterAll, describe, expect, it } from "vitest";
import { allChecks } from "#create-app";
import { createContext } from "#platform/context.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld, restartWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();
const categories = (await world.get("/taxonomies/categories")).body.data;
const category = categories.find(({ type }: { type: string }) => type !== "location");

async function setPolicy(publicationPolicy: string, site = world) {
  const { version } = (await site.get("/admin/settings", admin)).body.data;
  return site.put("/admin/settings", { version, changes: { publicationPolicy } }, admin);
}

const isShown = async (slug: string, site = world) =>
  (await site.get(`/escort-profile/${slug}`)).status === 200;
const getCount = async () =>
  (await world.get("/taxonomies/categories")).body.data.find(
    ({ _id }: { _id: string }) => _id === category._id,
  ).profileCount;

describe("a stricter publication policy", () => {
  it("hides for every read that starts after the change, on every node, before the recomputation", async () => {
    const { slug } = await buildPublicProfile(world, admin, { name: "Wilma Open" });
    const other = await restartWorld(world, {});
    let isOver = false;
    /** Reads all the time and notes what was shown after it had been hidden once. */
    async function watch(site: typeof world) {
      const seen: boolean[] = [];
      while (!isOver) seen.push(await isShown(slug, site));
      return seen;
    }
    const watches = [watch(world), watch(world), watch(other), watch(other)];

    const { status } = await setPolicy("verified");
    const after = [await isShown(slug), await isShown(slug, other)];
    isOver = true;
    const seen = await Promise.all(watches);
    await other.close();

    expect([status, after]).toEqual([200, [false, false]]);
    for (const reads of seen)
      expect(reads.lastIndexOf(true)).toBeLessThan(reads.concat(false).indexOf(false));
    expect(seen.flat()).toContain(true);

    await setPolicy("approval");
    await world.jobs.drain();
  });

  it("holds against changes of profiles that run at the same time", async () => {
    const made = await Promise.all([1, 2, 3].map(() => buildPublicProfile(world, admin)));
    const edits = made.map(({ escort }, at) =>
      world.put("/escort-profile/my-profile", { aboutMe: `New words ${at}` }, escort),
    );

    await Promise.all([setPolicy("verified"), ...edits]);

    expect(await Promise.all(made.map(({ slug }) => isShown(slug)))).toEqual([false, false, false]);
    await setPolicy("approval");
    await world.jobs.drain();
    expect(await Promise.all(made.map(({ slug }) => isShown(slug)))).toEqual([true, true, true]);
  });

  it("is followed by the recomputation of counts, and reversed by undo", async () => {
    const { slug } = await buildPublicProfile(world, admin, { categoryId: category._id });
    const counts = [await getCount()];
    await setPolicy("verified");
    await world.jobs.drain();
    counts.push(await getCount());
    const [change] = (await world.get("/admin/settings/changes", admin)).body.data;

    await world.post(`/admin/settings/changes/${change._id}/undo`, undefined, admin);
    await world.jobs.drain();
    counts.push(await getCount());

    expect(counts).toEqual([1, 0, 1]);
    expect(await isShown(slug)).toBe(true);
    const problems = await Promise.all(allChecks.map((check) => check(createContext(world.platform))));
    expect(problems.flat().filter((line) => /profile|term/.test(line))).toEqual([]);
  });

  it("is followed by a node that starts later", async () => {
    const { slug } = await buildPublicProfile(world, admin);
    await setPolicy("verified");

    const site = await restartWorld(world, {});
    const shown = await isShown(slug, site);
    await site.close();

    expect(shown).toBe(false);
  });
});
