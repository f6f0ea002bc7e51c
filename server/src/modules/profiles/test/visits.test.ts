import { afterAll, describe, expect, it } from "vitest";
import { createContext, transact } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { createSockets } from "#test/sockets.ts";
import { createWorld } from "#test/world.ts";
import { purgeVisitors } from "../service/visits.ts";

const world = await createWorld();
const sockets = await createSockets(world);
afterAll(async () => {
  sockets.close();
  await world.close();
});
const admin = await world.admin();
const person = await buildPublicProfile(world, admin);

const viewProfile = (userAgent: string, remoteAddress = "198.51.100.7") =>
  world.http.inject({
    method: "POST",
    url: `/api/v1/escort-profile/${person.id}/view`,
    headers: { "user-agent": userAgent },
    remoteAddress,
  });
const getStats = async () =>
  (await world.get("/escort-profile/my-profile/stats", await world.signedInAgain(person.escort))).body.data;
const getDayCount = async (days: string) => {
  const owner = await world.signedInAgain(person.escort);
  const { status, body } = await world.get(`/escort-profile/my-profile/stats?days=${days}`, owner);
  return status === 200 ? body.data.days.length : status;
};
const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130 Safari/537.36";

describe("profile views", () => {
  it("count each person once a day, excluding robots and the owner", async () => {
    await Promise.all([
      viewProfile(browser),
      viewProfile(browser),
      viewProfile(browser),
      viewProfile(browser, "203.0.113.9"),
    ]);
    await viewProfile("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)");
    await world.post(`/escort-profile/${person.id}/view`, undefined, person.escort);
    expect((await getStats()).views).toBe(2);

    world.clock.advance(86_400_000);
    await viewProfile(browser);
    const { views, days } = await getStats();
    expect([views, days.length, days.at(-1).views, days.at(-2).views]).toEqual([3, 30, 1, 2]);
  });

  it("are reported for 7, 30 or 90 days", async () => {
    expect([await getDayCount("7"), await getDayCount("30"), await getDayCount("90")]).toEqual([7, 30, 90]);
    expect([await getDayCount("8"), await getDayCount("all")]).toEqual([400, 400]);
  });

  it("return 404 for an unknown profile", async () => {
    const address = "/escort-profile/0190c5a4-0000-7000-8000-000000000000/view";
    expect((await world.post(address)).status).toBe(404);
  });

  it("keep no visitor data for longer than two days", async () => {
    world.clock.advance(3 * 86_400_000);
    await purgeVisitors(createContext(world.platform));

    expect(await world.db.selectFrom("profileVisitors").selectAll().execute()).toEqual([]);
    expect((await getStats()).views).toBe(3);
  });
});

describe("contact requests", () => {
  it("are counted, except the owner's own", async () => {
    const owner = await world.signedInAgain(person.escort);
    await world.post(`/escort-profile/${person.id}/contacts`);
    await world.post(`/escort-profile/${person.id}/contacts`, undefined, owner);

    expect((await getStats()).contacts).toBe(1);
  });
});

describe("other profile statistics", () => {
  it("are counted by kind and day from published events", async () => {
    const publishStat = (what: "reviews" | "favorites" | "messages") =>
      transact(createContext(world.platform), (tx) =>
        publish(tx, "profile.stat-recorded", { profileId: person.id, what }),
      );
    await publishStat("reviews");
    await publishStat("favorites");
    await publishStat("favorites");

    const { reviews, favorites, messages, days } = await getStats();
    expect([reviews, favorites, messages, days.at(-1).favorites]).toEqual([1, 2, 0, 2]);
  });
});

describe("presence", () => {
  const seen = async () => {
    const { isOnline, lastSeen } = (await world.get(`/escort-profile/${person.slug}`)).body.data;
    return [isOnline, lastSeen];
  };

  it("is reported in bands, and as online only while connected", async () => {
    const owner = await world.signedInAgain(person.escort);
    expect(await seen()).toEqual([false, "today"]);

    await sockets.connect(owner);
    const card = (await world.get("/escort-profile/public?limit=1")).body.data[0];
    expect(await seen()).toEqual([true, "online"]);
    expect([card.userId, card.isOnline, card.lastSeen]).toEqual([owner.id, true, "online"]);

    await world.put("/auth/me/settings", { showOnlineStatus: false }, owner);
    expect(await seen()).toEqual([false, null]);
  });

  it("moves to older bands over time", async () => {
    const other = await buildPublicProfile(world, await world.admin());
    const getBandAfter = async (days: number) => {
      world.clock.advance(days * 86_400_000);
      return (await world.get(`/escort-profile/${other.slug}`)).body.data.lastSeen;
    };

    expect([
      await getBandAfter(0),
      await getBandAfter(2),
      await getBandAfter(6),
      await getBandAfter(30),
    ]).toEqual(["today", "this_week", "this_month", "earlier"]);
  });
});
