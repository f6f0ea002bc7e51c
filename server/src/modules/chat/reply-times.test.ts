import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { createChatActions } from "#test/factories/chat.ts";
import { buildPublicProfile, type TestProfile } from "#test/factories/profiles.ts";
import { createSockets } from "#test/sockets.ts";
import { createWorld } from "#test/world.ts";
import { findReplyTime } from "./policy.ts";

const [minute, day] = [60_000, 24 * 3_600_000];
const world = await createWorld();
const sockets = await createSockets(world);
const { open, say, work } = createChatActions(world);
let admin: Person;
beforeEach(async () => {
  admin = await world.admin();
});
afterAll(async () => {
  sockets.close();
  await world.close();
});

/** Conversations in which the escort answers two messages in a row ten minutes after the first. */
async function holdConversations({ escort }: TestProfile, count: number): Promise<void> {
  const users = await Promise.all(Array.from({ length: count }, () => world.user()));
  const ids = await Promise.all(users.map(async (user) => (await open(user, escort.id)).body.data._id));
  const tabs = await Promise.all(users.map((user) => sockets.connect(user)));
  const answering = await sockets.connect(escort);
  for (const [index, tab] of tabs.entries()) await say(tab, ids[index], "Are you free on Friday?");
  world.clock.advance(9 * minute);
  for (const [index, tab] of tabs.entries()) await say(tab, ids[index], "Around eight?");
  world.clock.advance(minute);
  for (const id of ids) await say(answering, id, "Friday at eight is fine.");
}

/** Conversations that the escort accepts, without a reply. */
async function ignoreConversations({ escort }: TestProfile, count: number): Promise<void> {
  for (let made = 0; made < count; made++) {
    const user = await world.user();
    const id = (await open(user, escort.id)).body.data._id;
    await say(await sockets.connect(user), id, "Are you free on Friday?");
    await world.post(`/chat/conversations/${id}/accept`, undefined, escort);
  }
}

const getReplyTime = async ({ slug }: TestProfile) =>
  (await world.get(`/escort-profile/${slug}`)).body.data.replyTime;

describe("the usual reply time", () => {
  it("appears once five conversations were answered, and leaves when they are 90 days old", async () => {
    const profile = await buildPublicProfile(world, admin);
    await holdConversations(profile, 4);
    await work("chat.measure-reply-times");
    expect(await getReplyTime(profile)).toBeNull();

    await holdConversations(profile, 1);
    expect(await getReplyTime(profile)).toBeNull();
    await work("chat.measure-reply-times");
    expect(await getReplyTime(profile)).toBe("hour");

    world.clock.advance(91 * day);
    await work("chat.measure-reply-times");
    expect(await getReplyTime(profile)).toBeNull();
  });

  it("is hidden with the presence", async () => {
    const profile = await buildPublicProfile(world, admin);
    await holdConversations(profile, 5);
    await work("chat.measure-reply-times");

    await world.put("/auth/me/settings", { showOnlineStatus: false }, profile.escort);
    expect(await getReplyTime(profile)).toBeNull();
    await world.put("/auth/me/settings", { showOnlineStatus: true }, profile.escort);
    expect(await getReplyTime(profile)).toBe("hour");
  });

  it("is in the escort’s data export", async () => {
    const profile = await buildPublicProfile(world, admin);
    await holdConversations(profile, 5);
    await work("chat.measure-reply-times");

    const { body } = await world.get("/auth/me/export", await world.signedInAgain(profile.escort));
    expect(body.data.profile.replyTime).toBe("hour");
  });

  it("ignores requests that were not accepted, and conversations that the escort started", async () => {
    const profile = await buildPublicProfile(world, admin);
    const tab = await sockets.connect(profile.escort);
    for (let count = 0; count < 5; count++) {
      const [asking, asked] = [await world.user(), await world.user()];
      const request = (await open(asking, profile.escort.id)).body.data._id;
      await say(await sockets.connect(asking), request, "Hello?");
      const own = (await open(profile.escort, asked.id)).body.data._id;
      await say(tab, own, "Thank you for the review.");
      await say(await sockets.connect(asked), own, "You’re welcome.");
    }
    await work("chat.measure-reply-times");

    expect(await getReplyTime(profile)).toBeNull();
  });

  it("is not shown if more accepted conversations were ignored than answered", async () => {
    const profile = await buildPublicProfile(world, admin);
    await holdConversations(profile, 5);
    await ignoreConversations(profile, 6);
    await work("chat.measure-reply-times");
    expect(await getReplyTime(profile)).toBe("hour");

    world.clock.advance(8 * day);
    await work("chat.measure-reply-times");
    expect(await getReplyTime(profile)).toBeNull();

    await holdConversations({ ...profile, escort: await world.signedInAgain(profile.escort) }, 1);
    await work("chat.measure-reply-times");
    expect(await getReplyTime(profile)).toBe("hour");
  });

  it.each([
    [60, "hour"],
    [61, "hours"],
    [6 * 60, "hours"],
    [23 * 60, "day"],
    [3 * 24 * 60, "days"],
    [8 * 24 * 60, null],
  ])("of %i minutes is shown as %s", (minutes, band) => {
    expect(findReplyTime({ median: minutes * 60, conversations: 5, ignored: 0 })).toBe(band);
  });
});
