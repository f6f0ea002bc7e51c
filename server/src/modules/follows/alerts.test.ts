import { limits } from "@vesper/contract/core/limits";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { hour } from "#platform/clock.ts";
import { createContext } from "#platform/context.ts";
import type { Person } from "#test/factories/accounts.ts";
import { buildApprovedPicture } from "#test/factories/media.ts";
import { buildPublicProfile, type TestProfile } from "#test/factories/profiles.ts";
import { createWorld, type World } from "#test/world.ts";
import { runFollowAlerts } from "./index.ts";

const world = await createWorld();
// The database belongs to the first world, which closes it.
const otherNode = await createWorld({}, { database: { ...world.database, close: async () => undefined } });
afterAll(async () => {
  await otherNode.close();
  await world.close();
});

let admin: Person;
// Tests move the clock, which ends earlier sessions.
beforeEach(async () => {
  admin = await world.admin();
});

const subject = "You have news on Vesper";
const oslo = { city: "Oslo", country: "Norway", lat: 59.91, lon: 10.75, radiusKm: 60 };

interface Wish {
  alerts?: string;
  place?: object;
  choices?: object;
}

/** Creates a member who follows a profile. */
async function buildFollower(
  { id }: TestProfile,
  { alerts = "instant", place = oslo, choices }: Wish = {},
): Promise<Person> {
  const user = await world.user();
  await world.put("/follows/settings", { alerts, place }, user);
  await world.put(`/follows/${id}`, choices ?? { tours: true, available: true, pictures: true }, user);
  return user;
}

const runJob = async (name: string) => {
  await world.jobs.send(world.db, name, {});
  await world.jobs.drain();
};

/** Lets news settle and alerts followers to them. */
async function runAlerts(): Promise<void> {
  world.clock.advance(limits.follows.run.settle);
  await runJob("follows.instant");
}

const beAvailable = ({ escort }: TestProfile) =>
  world.post("/escort-profile/my-profile/available", { hours: 4 }, escort);
const announceTour = ({ escort }: TestProfile, city: string, country = "Norway") => {
  const start = world.clock.now().getTime() + 5 * 24 * hour;
  const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
  const dates = { from: toDay(start), to: toDay(start + 24 * hour) };
  return world.post("/escort-profile/my-profile/tours", { city, country, ...dates }, escort);
};

const listTexts = async (who: Person): Promise<string[]> =>
  (await world.get("/notifications", who)).body.data.map(({ text }: { text: string }) => text);
const listMails = async ({ email }: Person) =>
  (await world.mailsTo(email)).filter((mail) => mail.subject === subject);
const listNews = async (who: Person) => (await world.get("/follows", who)).body.data.follows[0].news;

const nearby = "A tour near you was announced.";
const available = "Someone you follow is available now.";
const photos = "There are new photos.";

describe("an alert", () => {
  it("tells of being available once a day, however often it is turned on and off", async () => {
    const profile = await buildPublicProfile(world, admin, { name: "Canary" });
    const user = await buildFollower(profile);
    await beAvailable(profile);
    await runAlerts();
    await world.delete("/escort-profile/my-profile/available", profile.escort);
    await beAvailable(profile);
    await runAlerts();

    expect(await listTexts(user)).toEqual([available]);
    expect(await listMails(user)).toHaveLength(1);
    expect(
      JSON.stringify([await listMails(user), (await world.get("/notifications", user)).body]),
    ).not.toMatch(/Canary|canary/);
    expect(await listNews(user)).toMatchObject([{ kind: "available", tour: null }]);
  });

  it("waits until it is true, and is not sent for what was withdrawn", async () => {
    const profile = await buildPublicProfile(world, admin);
    const user = await buildFollower(profile);
    await beAvailable(profile);
    await world.delete("/escort-profile/my-profile/available", profile.escort);
    const { body } = await announceTour(profile, "Drammen");
    await world.delete(`/escort-profile/my-profile/tours/${body.data._id}`, profile.escort);
    await runAlerts();
    expect(await listTexts(user)).toEqual([]);

    await beAvailable(profile);
    await runAlerts();

    expect(await listTexts(user)).toEqual([available]);
  });

  it("tells of a tour into the member's area, once per city", async () => {
    const profile = await buildPublicProfile(world, admin, { city: "Bergen" });
    const [near, far] = [
      await buildFollower(profile),
      await buildFollower(profile, {
        place: { ...oslo, city: "Trondheim", lat: 63.43, lon: 10.4 },
      }),
    ];
    const { body } = await announceTour(profile, "Drammen");
    await runAlerts();
    await world.put(
      `/escort-profile/my-profile/tours/${body.data._id}`,
      { note: "Evenings" },
      profile.escort,
    );
    await runAlerts();

    expect([await listTexts(near), await listTexts(far)]).toEqual([[nearby], []]);
    expect(await listNews(near)).toMatchObject([{ kind: "tours", tour: { city: "Drammen" } }]);

    await world.put(
      `/escort-profile/my-profile/tours/${body.data._id}`,
      { city: "Trondheim" },
      profile.escort,
    );
    await runAlerts();
    expect(await listTexts(far)).toEqual([nearby]);
  });

  it("tells only what the member chose, and only what happened after they followed", async () => {
    const profile = await buildPublicProfile(world, admin);
    const early = await buildFollower(profile, {
      choices: { tours: true, available: false, pictures: false },
    });
    await beAvailable(profile);
    world.clock.advance(1000);
    const late = await buildFollower(profile);
    await runAlerts();

    expect([await listTexts(early), await listTexts(late)]).toEqual([[], []]);
  });

  it("is never about a profile that is hidden or blocked by then, or sent to a banned member", async () => {
    const [hidden, blocking] = [
      await buildPublicProfile(world, admin),
      await buildPublicProfile(world, admin),
    ];
    const [user, blocked, banned] = [
      await buildFollower(hidden),
      await buildFollower(blocking),
      await buildFollower(blocking),
    ];
    await beAvailable(hidden);
    await beAvailable(blocking);
    await world.put("/escort-profile/my-profile", { isPublic: false }, hidden.escort);
    await world.post(`/blocks/${blocked.id}`, undefined, blocking.escort);
    await world.post(`/admin/users/${banned.id}/ban`, { reason: "X" }, admin);
    await runAlerts();

    expect([await listTexts(user), await listTexts(blocked)]).toEqual([[], []]);
    for (const person of [user, blocked, banned]) expect(await listMails(person)).toEqual([]);
  });
});

describe("two nodes", () => {
  it("alert each follower once, also when a node died before it was done", async () => {
    const profile = await buildPublicProfile(world, admin);
    const followers = [];
    for (let made = 0; made < 5; made += 1) followers.push(await buildFollower(profile));
    await beAvailable(profile);
    world.clock.advance(limits.follows.run.settle);
    otherNode.clock.advance(world.clock.now().getTime() - otherNode.clock.now().getTime());
    const run = ({ platform }: World) => runFollowAlerts(createContext(platform));

    await Promise.all([run(world), run(otherNode), run(world), run(otherNode)]);
    // As if the run had been killed after its last alert: the news still wait.
    await world.db.updateTable("profileNews").set({ handledAt: null }).execute();
    await Promise.all([run(world), run(otherNode)]);
    await Promise.all([runJob("follows.instant"), runJob("follows.instant")]);

    for (const follower of followers) {
      expect(await listTexts(follower)).toEqual([available]);
      expect(await listMails(follower)).toHaveLength(1);
    }
  });
});

describe("an email", () => {
  it("follows the schedule that the member chose", async () => {
    const profile = await buildPublicProfile(world, admin);
    const [daily, off] = [
      await buildFollower(profile, { alerts: "daily" }),
      await buildFollower(profile, { alerts: "off" }),
    ];
    await beAvailable(profile);
    await buildApprovedPicture(world, profile.escort, admin);
    await runAlerts();
    expect(await listMails(daily)).toEqual([]);

    await runJob("follows.daily");
    await runJob("follows.daily");

    expect(await listMails(daily)).toHaveLength(1);
    expect(await listMails(off)).toEqual([]);
    expect(await listTexts(off)).toHaveLength(2);
  });

  it("comes at most once an hour and leaves nothing out", async () => {
    const [one, two] = [await buildPublicProfile(world, admin), await buildPublicProfile(world, admin)];
    const user = await buildFollower(one);
    await world.put(`/follows/${two.id}`, { tours: false, available: true, pictures: false }, user);
    await beAvailable(one);
    await runAlerts();
    await beAvailable(two);
    await runAlerts();
    expect(await listMails(user)).toHaveLength(1);

    world.clock.advance(limits.follows.mailEvery);
    await runJob("follows.instant");

    expect(await listMails(user)).toHaveLength(2);
  });

  it("goes to confirmed addresses only, and not about a profile that is hidden by then", async () => {
    const profile = await buildPublicProfile(world, admin);
    const [unconfirmed, user] = [
      await buildFollower(profile),
      await buildFollower(profile, { alerts: "daily" }),
    ];
    await world.db
      .updateTable("users")
      .set({ emailVerifiedAt: null })
      .where("id", "=", unconfirmed.id)
      .execute();
    await beAvailable(profile);
    await runAlerts();
    await world.put("/escort-profile/my-profile", { isPublic: false }, profile.escort);
    await runJob("follows.daily");

    expect([await listMails(unconfirmed), await listMails(user)]).toEqual([[], []]);
  });

  it("is turned off by its link, without signing in and idempotently", async () => {
    const profile = await buildPublicProfile(world, admin);
    const user = await buildFollower(profile);
    await beAvailable(profile);
    await runAlerts();
    const [mail] = await listMails(user);
    const link = /\S+\/follows\/off\?token=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
    const token = new URL(link).searchParams.get("token") ?? "";

    expect(mail?.headers).toEqual({ "List-Unsubscribe": `<${link}>` });
    expect((await world.post("/follows/off", { token })).status).toBe(200);
    expect((await world.post("/follows/off", { token })).status).toBe(200);
    const forged = `${token.slice(0, -4)}AAAA`;
    expect((await world.post("/follows/off", { token: forged })).body.error).toBe("invalid_token");

    await buildApprovedPicture(world, profile.escort, admin);
    world.clock.advance(limits.follows.mailEvery);
    await runAlerts();
    expect(await listMails(user)).toHaveLength(1);
    const again = await world.signedInAgain(user);
    expect(await listTexts(again)).toEqual([photos, available]);
    expect((await world.get("/follows", again)).body.data.settings.alerts).toBe("off");
  });
});

describe("new photos", () => {
  it("are told together, and none is told again", async () => {
    const profile = await buildPublicProfile(world, admin);
    const user = await buildFollower(profile);
    const id = await buildApprovedPicture(world, profile.escort, admin);
    await buildApprovedPicture(world, profile.escort, admin);
    await runAlerts();
    expect(await listTexts(user)).toEqual([photos]);

    world.clock.advance(25 * hour);
    const escort = await world.signedInAgain(profile.escort);
    await world.put(`/media/${id}`, { isPublic: false }, escort);
    await world.put(`/media/${id}`, { isPublic: true }, escort);
    await runAlerts();

    expect(await listTexts(await world.signedInAgain(user))).toEqual([photos]);
  });
});

describe("old news", () => {
  it("are deleted after 30 days", async () => {
    expect(await world.db.selectFrom("followAlerts").selectAll().execute()).not.toEqual([]);
    world.clock.advance(limits.follows.keptFor + hour);
    await runJob("follows.daily-cleaning");

    expect(await world.db.selectFrom("profileNews").selectAll().execute()).toEqual([]);
    expect(await world.db.selectFrom("followAlerts").selectAll().execute()).toEqual([]);
  });
});
