import { afterAll, beforeAll, describe, expect, it } from "vitest";
import webPush from "web-push";
import type { Person } from "#test/factories/accounts.ts";
import { buildConversationPair } from "#test/factories/chat.ts";
import { createSockets, type Tab } from "#test/sockets.ts";
import { createWorld } from "#test/world.ts";

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const world = await createWorld({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
const sockets = await createSockets(world);
let admin: Person;
beforeAll(async () => {
  admin = await world.admin();
});
afterAll(async () => {
  sockets.close();
  await world.close();
});

const keys = { p256dh: "B".repeat(87), auth: "a".repeat(22) };
let count = 0;
const newEndpoint = () => `https://updates.push.services.mozilla.com/wpush/v2/${(count += 1)}`;

async function subscribe(who: Person, endpoint = newEndpoint()): Promise<string> {
  expect((await world.post("/push/subscriptions", { endpoint, keys }, who)).status).toBe(201);
  return endpoint;
}
const listPushedTo = async (...endpoints: string[]) => {
  await world.jobs.drain();
  return world.pusher.sent.filter(({ target }) => endpoints.includes(target.endpoint));
};
const selectSubscriptions = ({ id }: Person) =>
  world.db.selectFrom("pushSubscriptions").select("endpoint").where("userId", "=", id).execute();

async function written(): Promise<{ user: Person; escort: Person; conversationId: string; tab: Tab }> {
  const pair = await buildConversationPair(world, admin);
  return { ...pair, tab: await sockets.connect(pair.user) };
}

describe("a push", () => {
  it("announces a message to an absent person without its content", async () => {
    const { escort, user, conversationId, tab } = await written();
    const endpoints = [await subscribe(escort), await subscribe(escort)];

    await tab.send(conversationId, "A secret between us");
    const pushed = await listPushedTo(...endpoints);

    expect(pushed.map(({ text }) => text)).toEqual(Array(2).fill("You have a new message on Vesper"));
    expect(pushed[0]?.target).toMatchObject(keys);
    expect(JSON.stringify(pushed)).not.toContain(user.name);
  });

  it("is sent at most once a minute, however many messages arrive", async () => {
    const { escort, conversationId, tab } = await written();
    const endpoint = await subscribe(escort);

    for (const text of ["One", "Two", "Three", "Four", "Five"]) await tab.send(conversationId, text);

    // Two are sent if a minute boundary falls in between.
    expect([1, 2]).toContain((await listPushedTo(endpoint)).length);
  });

  it("is not sent to a connected recipient or to the sender", async () => {
    const { escort, user, conversationId, tab } = await written();
    const endpoints = [await subscribe(escort), await subscribe(user)];
    await sockets.connect(escort);

    await tab.send(conversationId, "Good evening");

    expect(await listPushedTo(...endpoints)).toEqual([]);
  });

  it("stops when the browser is gone, unsubscribed or signed out", async () => {
    const { escort, conversationId, tab } = await written();
    const [gone, unwanted, elsewhere] = [await subscribe(escort), await subscribe(escort), newEndpoint()];
    const other = await world.signedInAgain(escort);
    await subscribe(other, elsewhere);
    world.pusher.gone.add(gone);

    await world.delete("/push/subscriptions", escort, { endpoint: unwanted });
    await world.post("/auth/logout", {}, other);
    await tab.send(conversationId, "Good evening");

    expect(await listPushedTo(gone, unwanted, elsewhere)).toEqual([]);
    expect(await selectSubscriptions(escort)).toEqual([]);
  });
});

describe("a subscription", () => {
  it("belongs to the browser's current user", async () => {
    const [before, now] = [await world.user(), await world.user()];
    const endpoint = await subscribe(before);
    await subscribe(now, endpoint);

    await world.delete("/push/subscriptions", before, { endpoint });

    expect([await selectSubscriptions(before), await selectSubscriptions(now)]).toEqual([[], [{ endpoint }]]);
  });

  it("replaces the oldest when a person has more than ten", async () => {
    const person = await world.user();
    const endpoints: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      world.clock.advance(1000);
      endpoints.push(await subscribe(person));
    }

    const kept = (await selectSubscriptions(person)).map(({ endpoint }) => endpoint);

    expect(kept.toSorted()).toEqual(endpoints.slice(2).toSorted());
  });

  it("is refused for unknown hosts, invalid keys and visitors", async () => {
    const person = await world.user();
    const ask = async (body: object, who?: Person) =>
      (await world.post("/push/subscriptions", body, who)).status;

    expect(await ask({ endpoint: "https://127.0.0.1/push", keys }, person)).toBe(400);
    expect(await ask({ endpoint: newEndpoint(), keys: { p256dh: "short", auth: "!" } }, person)).toBe(400);
    expect(await ask({ endpoint: newEndpoint(), keys })).toBe(401);
  });

  it("is exported without its keys", async () => {
    const person = await world.user();
    await subscribe(person);

    const { body } = await world.get("/auth/me/export", person);

    expect(body.data.push).toEqual([
      { service: "updates.push.services.mozilla.com", since: expect.any(String) },
    ]);
  });
});

describe("the push key", () => {
  it("is the operator's, and not found when none is configured", async () => {
    const without = await createWorld();
    const person = await without.user();
    const body = { endpoint: newEndpoint(), keys };

    const answers = [
      await without.get("/push/key", person),
      await without.post("/push/subscriptions", body, person),
    ];

    const other = await world.user();
    await subscribe(other);
    const keyFor = async (who: Person) => (await world.get("/push/key", who)).body.data;
    expect(await keyFor(await world.user())).toEqual({ key: publicKey, isSubscribed: false });
    expect(await keyFor(other)).toEqual({ key: publicKey, isSubscribed: true });
    expect((await keyFor(await world.signedInAgain(other))).isSubscribed).toBe(false);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    await without.close();
  });
});
