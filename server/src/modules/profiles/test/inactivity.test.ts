import { afterAll, describe, expect, it } from "vitest";
import { day } from "#platform/clock.ts";
import { createContext } from "#platform/context.ts";
import { buildPublicProfile, type TestProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";
import { processInactivity } from "../service/inactivity.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const runJob = () => processInactivity(createContext(world.platform));
const isShown = async ({ slug }: TestProfile) => (await world.get(`/escort-profile/${slug}`)).status === 200;
const getSubjects = async ({ escort }: TestProfile) =>
  (await world.mailsTo(escort.email))
    .map(({ subject }) => subject)
    .filter((subject) => !/^(New sign-in|You have a new notification)/.test(subject));

/** Advances the clock and runs the morning job. */
async function advanceDays(days: number) {
  world.clock.advance(days * day);
  await runJob();
}

describe("an inactive profile", () => {
  it("is hidden after 90 days, following a warning, until its owner signs in", async () => {
    const freshAdmin = await world.signedInAgain(admin);
    const away = await buildPublicProfile(world, freshAdmin);

    await advanceDays(75);
    expect(await getSubjects(away)).toEqual([]);
    await advanceDays(2);
    expect(await getSubjects(away)).toEqual(["Sign in to keep your profile visible"]);
    expect(await isShown(away)).toBe(true);
    await advanceDays(13);
    expect(await isShown(away)).toBe(true);
    await advanceDays(2);
    expect(await isShown(away)).toBe(false);
    expect(await getSubjects(away)).toEqual([
      "Sign in to keep your profile visible",
      "Your profile is now hidden",
    ]);

    const back = await world.signedInAgain(away.escort);
    expect(await isShown(away)).toBe(true);
    const { body } = await world.get("/notifications", back);
    expect(body.data[0].title).toBe("Welcome back. Your profile is visible again");
    expect((await world.get("/escort-profile/my-profile", back)).body.data.hiddenBy).toEqual([]);
  });

  it("stays visible when its owner signs in after the single warning", async () => {
    const away = await buildPublicProfile(world, await world.signedInAgain(admin));
    await advanceDays(77);
    await runJob();
    expect(await getSubjects(away)).toEqual(["Sign in to keep your profile visible"]);
    await world.signedInAgain(away.escort);
    await advanceDays(20);

    expect(await isShown(away)).toBe(true);
    expect(await getSubjects(away)).toEqual(["Sign in to keep your profile visible"]);
  });

  it("gets the full warning period even when the job first runs late", async () => {
    const away = await buildPublicProfile(world, await world.signedInAgain(admin));
    await advanceDays(200);
    expect(await isShown(away)).toBe(true);
    await advanceDays(15);
    expect(await isShown(away)).toBe(false);
  });

  it("records inactivity as its hidden reason, without a restriction", async () => {
    const away = await buildPublicProfile(world, await world.signedInAgain(admin));
    await advanceDays(100);
    await advanceDays(15);

    const row = await world.db
      .selectFrom("profiles")
      .select(["listed", "isPublic", "awaySince"])
      .where("id", "=", away.id)
      .executeTakeFirstOrThrow();
    const restrictions = await world.db
      .selectFrom("restrictions")
      .select("id")
      .where("userId", "=", away.escort.id)
      .execute();

    expect(row).toMatchObject({ listed: false, isPublic: true, awaySince: expect.any(Date) });
    expect(restrictions).toEqual([]);
  });

  it("stays hidden after sign-in when its owner had hidden it", async () => {
    const away = await buildPublicProfile(world, await world.signedInAgain(admin));
    await world.put("/escort-profile/my-profile", { isPublic: false }, away.escort);
    await advanceDays(120);
    await world.signedInAgain(away.escort);

    expect(await getSubjects(away)).toEqual([]);
    expect(await isShown(away)).toBe(false);
  });
});
