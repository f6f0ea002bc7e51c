import { afterAll, describe, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import { checkModeration } from "#modules/moderation/index.ts";
import type { Person } from "#test/factories/accounts.ts";
import { buildApprovedPicture } from "#test/factories/media.ts";
import { buildPublicProfile, type TestProfile } from "#test/factories/profiles.ts";
import { completeVerification } from "#test/factories/verifications.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const mine = "/escort-profile/my-profile";
const getBadge = async ({ slug }: TestProfile) => (await world.get(`/escort-profile/${slug}`)).body.data;
const getVerification = async ({ escort }: TestProfile) =>
  (await world.get("/verification", escort)).body.data;

async function createVerified(): Promise<TestProfile> {
  const person = await buildPublicProfile(world, admin);
  await completeVerification(world, person.escort, admin);
  return person;
}

async function findRecheckPath({ escort }: TestProfile): Promise<string | undefined> {
  const { body } = await world.get("/admin/verifications?kind=recheck&limit=100", admin);
  const found = body.data.find(({ person }: { person: { _id: string } }) => person._id === escort.id);
  return found && `/admin/verifications/${found._id}`;
}

async function decide(path: string | undefined, what: string, body: object, who: Person = admin) {
  await world.post(`${path}/claim`, undefined, who);
  return world.post(`${path}/${what}`, body, who);
}

describe("after verification", () => {
  it("editing other text keeps the badge", async () => {
    const person = await createVerified();

    await world.put(mine, { aboutMe: "New words", name: "Celia Marsh" }, person.escort);

    expect((await getBadge(person)).isVerified).toBe(true);
    expect(await findRecheckPath(person)).toBeUndefined();
  });

  it("a new name and age suspend the badge until an admin decides", async () => {
    const person = await createVerified();

    await world.put(mine, { name: "Celia Moor" }, person.escort);
    await world.put(mine, { name: "Celia Lake", age: 31 }, person.escort);
    const without = await getBadge(person);
    const { body } = await world.get((await findRecheckPath(person)) ?? "", admin);
    const own = await getVerification(person);
    const told = (await world.get("/notifications", person.escort)).body.data;

    expect(without).toMatchObject({ isVerified: false, verifiedIn: null, name: "Celia Lake" });
    expect(body.data).toMatchObject({
      pictures: [],
      changes: [
        { field: "name", before: "Celia Marsh", after: "Celia Lake" },
        { field: "age", before: "29", after: "31" },
      ],
    });
    expect(own).toMatchObject({
      isVerified: false,
      recheck: { changes: [{ field: "name" }, { field: "age" }] },
    });
    expect(
      told.filter(({ title }: { title: string }) => title === "Your verification is being reviewed again"),
    ).toHaveLength(1);
  });

  it("confirming a change needs no new documents and keeps the badge's month", async () => {
    const person = await createVerified();
    await world.put(mine, { name: "Celia Moor" }, person.escort);

    const { status } = await decide(await findRecheckPath(person), "approve", {});

    expect(status).toBe(200);
    expect(await getBadge(person)).toMatchObject({
      isVerified: true,
      verifiedIn: world.clock.now().toISOString().slice(0, 7),
    });
    expect((await getVerification(person)).recheck).toBeNull();
  });

  it("rejecting a change removes the badge with a statement, allowing a new request", async () => {
    const person = await createVerified();
    await world.put(mine, { name: "Someone Else" }, person.escort);
    const explanation = "This is not the person whom we checked.";

    await decide(await findRecheckPath(person), "reject", { refusal: "does_not_match", explanation });
    const notices = (await world.get("/notices", person.escort)).body.data;
    const again = await world.post("/verification", undefined, person.escort);

    expect(await getBadge(person)).toMatchObject({ isVerified: false, verifiedIn: null });
    expect(await getVerification(person)).toMatchObject({ month: null, recheck: null });
    expect(notices[0]).toMatchObject({ subjectType: "verification", explanation });
    expect(again.status).toBe(201);
    expect(await checkModeration(createContext(world.platform))).toEqual([]);
  });

  it("a new primary photo is shown beside the previous one", async () => {
    const person = await buildPublicProfile(world, admin);
    const [first, second] = [
      await buildApprovedPicture(world, person.escort, admin, { fields: { isPrimary: "true" } }),
      await buildApprovedPicture(world, person.escort, admin),
    ];
    await completeVerification(world, person.escort, admin);

    await world.put(`/media/${second}`, { isPrimary: true }, person.escort);
    const { body } = await world.get((await findRecheckPath(person)) ?? "", admin);
    const [change] = body.data.changes;
    const shown = await Promise.all(
      [change.beforeUrl, change.afterUrl].map((url) => world.http.inject({ url })),
    );

    expect((await getBadge(person)).isVerified).toBe(false);
    expect(change).toMatchObject({ field: "photo", before: first, after: second });
    expect(shown.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it("reordering pictures counts as a new primary photo", async () => {
    const person = await buildPublicProfile(world, admin);
    const [first, second] = [
      await buildApprovedPicture(world, person.escort, admin),
      await buildApprovedPicture(world, person.escort, admin),
    ];
    await completeVerification(world, person.escort, admin);

    await world.put("/media/order", { ids: [second, first] }, person.escort);
    const { body } = await world.get((await findRecheckPath(person)) ?? "", admin);

    expect((await getBadge(person)).isVerified).toBe(false);
    expect(body.data.changes).toEqual([
      expect.objectContaining({ field: "photo", before: first, after: second }),
    ]);
  });

  it("granting or removing the badge manually closes the recheck", async () => {
    const [given, taken] = [await createVerified(), await createVerified()];
    for (const { escort } of [given, taken]) await world.put(mine, { age: 33 }, escort);

    await world.put(`/admin/escort-profiles/${given.id}/verification`, { isVerified: true }, admin);
    await world.put(`/admin/escort-profiles/${taken.id}/verification`, { isVerified: false }, admin);

    expect([await findRecheckPath(given), await findRecheckPath(taken)]).toEqual([undefined, undefined]);
    expect([(await getBadge(given)).isVerified, (await getBadge(taken)).isVerified]).toEqual([true, false]);
  });
});

describe("where only verified profiles are shown", () => {
  it("a profile appears once verified, stays during a recheck, disappears if rejected", async () => {
    const strict = await createWorld({ PUBLICATION_POLICY: "verified" });
    const boss = await strict.admin();
    const person = await buildPublicProfile(strict, boss);
    const seen = async () => (await strict.get(`/escort-profile/${person.slug}`)).status;

    const before = await seen();
    await completeVerification(strict, person.escort, boss);
    const after = await seen();
    await strict.put(mine, { name: "Celia Moor" }, person.escort);
    const during = await seen();
    const { body } = await strict.get("/admin/verifications", boss);
    const path = `/admin/verifications/${body.data[0]._id}`;
    await strict.post(`${path}/claim`, undefined, boss);
    await strict.post(`${path}/reject`, { refusal: "other", explanation: "No." }, boss);
    const lost = await seen();
    await strict.close();

    expect([before, after, during, lost]).toEqual([404, 200, 200, 404]);
  });
});
