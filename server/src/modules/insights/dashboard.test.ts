import type { Role } from "@vesper/contract/accounts/roles";
import { afterAll, describe, expect, it } from "vitest";
import { sendMessage } from "#modules/chat/index.ts";
import { day, hour, getToday } from "#platform/clock.ts";
import { createContext } from "#platform/context.ts";
import type { Person } from "#test/factories/accounts.ts";
import { buildConversationPair } from "#test/factories/chat.ts";
import { buildPendingListing } from "#test/factories/listings.ts";
import { buildDraftPicture } from "#test/factories/media.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { buildPendingReview } from "#test/factories/reviews.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

const statsFor = async (admin: Person) => (await world.get("/admin/stats", admin)).body.data;
const daysFor = async (admin: Person) => (await world.get("/admin/stats/days", admin)).body.data;
const closeDays = async () => {
  await world.jobs.send(world.db, "insights.day-closing", {});
  await world.jobs.drain();
};

/** Sets the clock to noon, so that no test runs past midnight. */
function wakeAtNoon(daysLater: number) {
  const now = world.clock.now();
  const noon = new Date(`${getToday(world.clock)}T12:00:00Z`);
  world.clock.advance(noon.getTime() - now.getTime() + daysLater * day);
}

async function say(conversationId: string, by: Person, content: string) {
  const viewer = { userId: by.id, sessionId: by.id, roles: by.roles };
  await sendMessage(createContext(world.platform, viewer), { conversationId, content });
}

describe("the dashboard figures", () => {
  it("count users by account status, and open cases and reports", async () => {
    const admin = await world.admin();
    const before = await statsFor(admin);
    const [one, other] = [await world.user(), await world.user()];
    await world.post(`/admin/users/${one.id}/ban`, { reason: "X" }, admin);
    await world.post("/reports", { targetType: "user", targetId: other.id, reason: "underage" });

    const stats = await statsFor(admin);

    expect(stats.users).toEqual({
      total: before.users.total + 2,
      banned: before.users.banned + 1,
      suspended: before.users.suspended,
    });
    expect(stats.cases).toMatchObject({ open: before.cases.open + 1, urgent: before.cases.urgent + 1 });
    expect(stats.cases.oldestAt).toEqual(expect.any(String));
    expect(stats.reports.open).toBe(before.reports.open + 1);
    expect(stats.products).toEqual({ total: 0, pending: 0, oldestAt: null });
  });

  it("show the oldest item of each review queue, or none when empty", async () => {
    const admin = await world.admin();
    const { escort, ...profile } = await buildPublicProfile(world, admin);
    expect(await statsFor(admin)).toMatchObject({
      media: { open: 0, oldestAt: null },
      reviews: { pending: 0, oldestAt: null },
    });
    const submit = async () => {
      const picture = await buildDraftPicture(world, escort);
      await world.post(`/media/${picture}/submit`, undefined, escort);
      await buildPendingListing(world, escort);
      await buildPendingReview(world, profile, await world.user());
    };
    const first = world.clock.now().getTime();
    await submit();
    world.clock.advance(60_000);
    await submit();

    const { media, reviews, products } = await statsFor(admin);

    expect([media.open, reviews.pending, products.pending]).toEqual([2, 2, 2]);
    for (const { oldestAt } of [media, reviews, products]) {
      expect(new Date(oldestAt).getTime() - first).toBeLessThan(60_000);
    }
  });
});

describe("the daily statistics", () => {
  it("cover thirty days, oldest first, with the activity of each", async () => {
    wakeAtNoon(40);
    const admin = await world.admin();
    const { user, profile, conversationId } = await buildConversationPair(world, admin);
    await say(conversationId, user, "Good evening");
    await say(conversationId, user, "Are you free on Friday?");
    await buildPendingReview(world, profile, user);

    const days = await daysFor(admin);

    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({
      day: getToday(world.clock),
      registrations: 3,
      active: 3,
      messages: 2,
      reviews: 1,
    });
    expect(days.at(-2)).toMatchObject({ registrations: 0, active: 0, messages: 0, reviews: 0 });
  });

  it("are final once a day is over", async () => {
    wakeAtNoon(40);
    const { conversationId, user } = await buildConversationPair(world, await world.admin());
    await say(conversationId, user, "Good evening");
    wakeAtNoon(1);
    await closeDays();
    await world.db.deleteFrom("messages").execute();
    await closeDays();

    const days = await daysFor(await world.admin());

    expect(days.at(-2)).toMatchObject({ registrations: 3, messages: 1 });
    expect(days.at(-1)).toMatchObject({ registrations: 1, messages: 0 });
  });

  it("count a person once per day, across devices and requests", async () => {
    wakeAtNoon(40);
    world.clock.advance(10 * hour);
    const person = await world.user();
    const tablet = await world.signedInAgain(person);
    world.clock.advance(10 * hour);
    for (const device of [person, tablet]) {
      const tokens = await renewed(device);
      await Promise.all([1, 2, 3].map(() => world.get("/auth/me", { tokens })));
    }
    await world.signedInAgain(person);

    const days = await daysFor(await world.admin());

    expect(days.at(-2).active).toBe(1);
    expect(days.at(-1).active).toBe(2);
  });

  it("can be exported as CSV", async () => {
    const admin = await world.admin();

    const { body, headers } = await world.get("/admin/stats/export", admin);

    const days = await daysFor(admin);
    const { registrations, active, messages, reviews } = days.at(-1);
    const lines = String(body).trimEnd().split("\r\n");
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(lines).toHaveLength(31);
    expect(lines[0]).toBe("day,registrations,active,messages,reviews");
    expect(lines.at(-1)).toBe([getToday(world.clock), registrations, active, messages, reviews].join(","));
  });

  it("count a person active past midnight on both days", async () => {
    wakeAtNoon(40);
    world.clock.advance(12 * hour - 5 * 60_000);
    const admin = await world.admin();
    world.clock.advance(6 * 60_000);
    await Promise.all([1, 2, 3, 4].map(() => world.get("/auth/me", admin)));

    const days = await daysFor(admin);

    expect([days.at(-2).active, days.at(-1).active]).toEqual([1, 1]);
  });
});

describe("the figures of a member of staff", () => {
  const listShown = async (roles: Role[]) => {
    const { body } = await world.get("/admin/stats", await world.user({ roles }));
    return Object.keys(body.data).filter((name) => body.data[name] !== null);
  };

  it.each<[Role, string[]]>([
    ["moderator", ["appeals", "cases", "media", "products", "profiles", "reports", "reviews"]],
    ["verifier", ["verifications"]],
    ["support", ["contact"]],
  ])("are those of their own queues: %s", async (role, shown) => {
    expect((await listShown([role])).toSorted()).toEqual(shown);
  });

  it("are complete for an analyst, and numbers and times only", async () => {
    const analyst = await world.user({ roles: ["analyst"] });

    const { body: stats } = await world.get("/admin/stats", analyst);
    const { body: days } = await world.get("/admin/stats/days", analyst);

    expect(Object.values(stats.data)).not.toContain(null);
    expect(JSON.stringify([stats.data, days.data])).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|@/);
    expect((await listShown(["analyst"])).length).toBe((await listShown(["admin"])).length);
  });
});

async function renewed({ tokens: { refresh } }: Person) {
  const { body } = await world.post("/auth/refresh", { refresh });
  return body.data.tokens;
}
