import { afterAll, describe, expect, it } from "vitest";
import { day } from "#platform/clock.ts";
import { createContext } from "#platform/context.ts";
import { publicProfile, type Profiled } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";
import { watchAbsence } from "../service/absence.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const look = () => watchAbsence(createContext(world.platform));
const isShown = async ({ slug }: Profiled) => (await world.get(`/escort-profile/${slug}`)).status === 200;
const subjectsTo = async ({ escort }: Profiled) =>
  (await world.mailsTo(escort.email))
    .map(({ subject }) => subject)
    .filter((subject) => !/^(A new sign-in|There is something new)/.test(subject));

/** Days pass, and each morning somebody looks. */
async function wait(days: number) {
  world.clock.advance(days * day);
  await look();
}

describe("somebody who does not sign in", () => {
  it("is told 14 days before, hidden after 90 days, told again, and shown at the next sign-in", async () => {
    const office = await world.signedInAgain(admin);
    const away = await publicProfile(world, office);

    await wait(75);
    expect(await subjectsTo(away)).toEqual([]);
    await wait(2);
    expect(await subjectsTo(away)).toEqual(["Are you still here?"]);
    expect(await isShown(away)).toBe(true);
    await wait(13);
    expect(await isShown(away)).toBe(true);
    await wait(2);
    expect(await isShown(away)).toBe(false);
    expect(await subjectsTo(away)).toEqual(["Are you still here?", "Your profile is hidden now"]);

    const back = await world.signedInAgain(away.escort);
    expect(await isShown(away)).toBe(true);
    const { body } = await world.get("/notifications", back);
    expect(body.data[0].title).toBe("Welcome back: your profile is shown again");
    expect((await world.get("/escort-profile/my-profile", back)).body.data.hiddenBy).toEqual([]);
  });

  it("stays when they sign in after the notice, and is told once only", async () => {
    const away = await publicProfile(world, await world.signedInAgain(admin));
    await wait(77);
    await look();
    expect(await subjectsTo(away)).toEqual(["Are you still here?"]);
    await world.signedInAgain(away.escort);
    await wait(20);

    expect(await isShown(away)).toBe(true);
    expect(await subjectsTo(away)).toEqual(["Are you still here?"]);
  });

  it("gets the whole notice, however late the first look came", async () => {
    const away = await publicProfile(world, await world.signedInAgain(admin));
    await wait(200);
    expect(await isShown(away)).toBe(true);
    await wait(15);
    expect(await isShown(away)).toBe(false);
  });

  it("learns from the profile why nobody sees it, and no notice of reasons is needed", async () => {
    const away = await publicProfile(world, await world.signedInAgain(admin));
    await wait(100);
    await wait(15);

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

  it("is not hidden twice over: what they hid themself stays so when they come back", async () => {
    const away = await publicProfile(world, await world.signedInAgain(admin));
    await world.put("/escort-profile/my-profile", { isPublic: false }, away.escort);
    await wait(120);
    await world.signedInAgain(away.escort);

    expect(await subjectsTo(away)).toEqual([]);
    expect(await isShown(away)).toBe(false);
  });
});
