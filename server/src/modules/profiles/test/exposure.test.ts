import { limits } from "@vesper/contract/core/limits";
import { placeBands } from "@vesper/contract/profiles/exposure";
import { afterAll, describe, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import { buildPublicProfile, type TestProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";
import { computeExposure } from "../service/exposure.ts";
import { recordProfileDays } from "../service/visits.ts";

const world = await createWorld();
afterAll(() => world.close());

const day = 86_400_000;
const toDate = (daysAgo: number) => new Date(world.clock.now().getTime() - daysAgo * day);
const toDay = (daysAgo: number) => toDate(daysAgo).toISOString().slice(0, 10);

/** Moves the profile's creation into the past, where it was visible all the time. */
async function age({ id }: TestProfile, days = 200): Promise<void> {
  await world.db
    .updateTable("profiles")
    .set({ createdAt: toDate(days) })
    .where("id", "=", id)
    .execute();
  await world.db.deleteFrom("profileHiddenSpans").where("profileId", "=", id).execute();
}

async function buildPeople(count: number, given: object): Promise<TestProfile[]> {
  const people: TestProfile[] = [];
  // Not shared: some tests move the clock beyond the life of a token.
  const admin = await world.admin();
  for (let made = 0; made < count; made += 1) people.push(await buildPublicProfile(world, admin, given));
  for (const person of people) await age(person);
  return people;
}

type Day = Omit<Parameters<typeof recordProfileDays>[1][number], "profileId" | "day">;

/** Records the same counts on each of the last days that are over. */
const record = ({ id }: TestProfile, days: number, counts: Day) =>
  recordProfileDays(
    createContext(world.platform),
    Array.from({ length: days }, (_, index) => ({ profileId: id, day: toDay(index + 1), ...counts })),
  );

const compute = () => computeExposure(createContext(world.platform));
const getReport = async ({ escort }: TestProfile, days = 7) =>
  (await world.get(`/escort-profile/my-profile/exposure?days=${days}`, escort)).body.data;

describe("the comparison", () => {
  it("is with the median of the same city and category, over as many visible days", async () => {
    const { body } = await world.get("/taxonomies/categories");
    const categoryId = body.data[0]._id;
    const people = await buildPeople(limits.statistics.comparable + 1, { city: "Bergen", categoryId });
    // 10, 20 … 110 a day: the median is 60, and 420 in seven days. Places move back from person to person.
    for (const [index, person] of people.entries()) {
      const band = placeBands[Math.min(index, placeBands.length - 1)];
      const shown = 10 * (index + 1);
      await record(person, 7, {
        impressions: shown,
        views: index,
        contacts: 1,
        messages: 1,
        [`place${band}`]: shown,
      });
    }
    await compute();

    const [lowest, middle, highest] = [people[0], people[5], people[10]] as [
      TestProfile,
      TestProfile,
      TestProfile,
    ];
    expect(await getReport(middle)).toMatchObject({
      comparables: "city-category",
      city: "Bergen",
      category: body.data[0].name,
      visibleDays: 7,
      shown: { count: 420, usual: { from: 400, to: 499 }, level: "similar" },
      opened: { count: 35, usual: { from: 30, to: 39 }, level: "similar" },
      contacted: { count: 14, usual: { from: 10, to: 14 }, level: "similar" },
      place: { median: { from: 49, to: 96 }, usual: { from: 49, to: 96 }, level: "similar" },
    });
    expect(await getReport(lowest)).toMatchObject({
      shown: { count: 70, usual: { from: 400, to: 499 }, level: "below" },
      place: { median: { from: 1, to: 3 }, usual: { from: 49, to: 96 }, level: "above" },
    });
    expect(await getReport(highest)).toMatchObject({
      shown: { count: 770, level: "above" },
      place: { median: { from: 193, to: null }, level: "below" },
    });
  });

  it("shows small numbers as a range", async () => {
    const people = await buildPeople(limits.statistics.comparable, { city: "Tromsø" });
    for (const person of people) await record(person, 3, { impressions: 1, contacts: 1 });
    await compute();

    const report = await getReport(people[0] as TestProfile);
    expect(report.contacted).toEqual({ count: 3, usual: { from: 0, to: 4 }, level: "similar" });
    expect(report.opened).toEqual({ count: 0, usual: { from: 0, to: 4 }, level: "similar" });
  });

  it("widens from the category to the city and the country, and ends with too few", async () => {
    const place = { country: "Finland" };
    const helsinki = await buildPeople(limits.statistics.comparable, { ...place, city: "Helsinki" });
    const { body } = await world.get("/taxonomies/categories");
    const [inCategory] = await buildPeople(1, { ...place, city: "Helsinki", categoryId: body.data[1]._id });
    const [inTurku] = await buildPeople(1, { ...place, city: "Turku" });
    const [inRiga] = await buildPeople(1, { country: "Latvia", city: "Riga" });
    await compute();

    const reports = [helsinki[0], inCategory, inTurku, inRiga] as TestProfile[];
    expect(await Promise.all(reports.map(async (one) => (await getReport(one)).comparables))).toEqual([
      "city",
      "city",
      "country",
      "few",
    ]);
    const alone = await getReport(inRiga as TestProfile);
    expect([alone.shown.usual, alone.shown.level, alone.place.usual]).toEqual([null, null, null]);
  });

  it("leaves out hidden profiles, and forgets a group that became too small", async () => {
    const people = await buildPeople(limits.statistics.comparable, { country: "Estonia", city: "Tartu" });
    const [own, hidden] = people as [TestProfile, TestProfile];
    for (const person of people) await record(person, 7, { impressions: 10 });
    await compute();
    expect((await getReport(own)).comparables).toBe("city");

    await world.put("/escort-profile/my-profile", { isPublic: false }, hidden.escort);
    world.clock.advance(day);
    await compute();

    const again = { ...own, escort: await world.signedInAgain(own.escort) };
    expect((await getReport(again)).comparables).toBe("few");
    expect(
      await world.db.selectFrom("exposureMedians").where("computedOn", "<", toDay(0)).selectAll().execute(),
    ).toEqual([]);
  });

  it("waits until the profile has been visible for some days", async () => {
    const [own] = (await buildPeople(1, { city: "Bergen" })) as [TestProfile];
    await age(own, limits.statistics.visibleDays - 1);
    expect(await getReport(own)).toMatchObject({ comparables: "early", visibleDays: 2, hiddenDays: 0 });
  });
});

describe("the report", () => {
  it("counts the days on which nobody could see the profile", async () => {
    const [own] = (await buildPeople(1, {})) as [TestProfile];
    // The triggers use the clock of the database, which a test cannot move.
    const moveSpan = (times: { hiddenAt?: Date; shownAt?: Date }) =>
      world.db.updateTable("profileHiddenSpans").set(times).where("profileId", "=", own.id).execute();
    await world.put("/escort-profile/my-profile", { isPublic: false }, own.escort);
    await moveSpan({ hiddenAt: toDate(3) });
    expect(await getReport(own)).toMatchObject({ visibleDays: 5, hiddenDays: 2 });

    await world.put("/escort-profile/my-profile", { isPublic: true }, own.escort);
    const [span] = await world.db
      .selectFrom("profileHiddenSpans")
      .selectAll()
      .where("profileId", "=", own.id)
      .execute();
    expect(span?.shownAt).toBeInstanceOf(Date);
    await moveSpan({ shownAt: toDate(0) });
    world.clock.advance(2 * day);
    const report = await getReport({ ...own, escort: await world.signedInAgain(own.escort) });
    expect(report.days.map(({ isVisible }: { isVisible: boolean }) => isVisible)).toEqual([
      true,
      true,
      true,
      false,
      false,
      true,
      true,
    ]);
  });

  it("says in which lists and with which bonuses the profile was shown", async () => {
    const [own] = (await buildPeople(1, {})) as [TestProfile];
    await record(own, 4, {
      impressions: 20,
      place1: 4,
      place13: 9,
      place97: 3,
      inHome: 10,
      inTag: 6,
      wasActive: true,
    });
    await recordProfileDays(createContext(world.platform), [
      { profileId: own.id, day: toDay(6), impressions: 1, wasAvailable: true, wasPremium: true },
      { profileId: own.id, day: toDay(0), impressions: 500 },
    ]);

    const report = await getReport(own);
    expect(report).toMatchObject({
      from: toDay(7),
      to: toDay(1),
      shown: { count: 81 },
      place: { median: { from: 13, to: 24 }, bands: [16, 0, 0, 36, 0, 0, 12, 0] },
      lists: { home: 40, search: 0, category: 0, tag: 24, city: 0, other: 17 },
      bonusDays: { available: 1, active: 4, premium: 1 },
    });
    expect(report.days.map(({ bonuses }: { bonuses: string[] }) => bonuses.join())).toEqual([
      "",
      "available,premium",
      "",
      "active",
      "active",
      "active",
      "active",
    ]);
  });

  it("needs a profile and a known period", async () => {
    const [own] = (await buildPeople(1, {})) as [TestProfile];
    const path = "/escort-profile/my-profile/exposure";
    const answers = [
      await world.get(path),
      await world.get(path, await world.user()),
      await world.get(path, await world.escort()),
      await world.get(`${path}?days=8`, own.escort),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 404, 400]);
  });

  it("is part of the export of personal data", async () => {
    const [own] = (await buildPeople(1, {})) as [TestProfile];
    await record(own, 1, { impressions: 5, place4: 5, inHome: 5 });
    await world.put("/escort-profile/my-profile", { isPublic: false }, own.escort);

    const { body } = await world.get("/auth/me/export", own.escort);
    const { profileDays, hiddenSpans } = body.data ?? body;
    expect(profileDays).toMatchObject([{ impressions: 5, place4: 5, inHome: 5, wasActive: false }]);
    expect(hiddenSpans).toMatchObject([{ shownAt: null }]);
  });
});
