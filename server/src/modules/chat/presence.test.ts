import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import { heartbeat } from "#platform/realtime/sockets.ts";
import { disconnectGrace } from "#platform/realtime/presence.ts";
import type { Person } from "#test/factories/accounts.ts";
import { buildConversationPair } from "#test/factories/chat.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { createSockets, type Tab } from "#test/sockets.ts";
import { createWorld } from "#test/world.ts";
import { sendMessage } from "./index.ts";

const world = await createWorld();
const sockets = await createSockets(world);
let admin: Person;
beforeAll(async () => {
  admin = await world.admin();
});
afterAll(async () => {
  sockets.close();
  await world.close();
});

const getSnapshot = (tab: Tab) => tab.listReceived("presence_snapshot")[0] ?? [];
const isPerson = (person: { id: string }) => (id: string) => id === person.id;
const setOnlineStatus = (who: Person, showOnlineStatus: boolean) =>
  world.put("/auth/me/settings", { showOnlineStatus }, who);

/** Creates two people who have exchanged messages. */
async function createAcquaintances() {
  const pair = await buildConversationPair(world, admin);
  const { id, roles } = pair.user;
  const ctx = createContext(world.platform, { userId: id, sessionId: id, roles });
  await sendMessage(ctx, { conversationId: pair.conversationId, content: "Good evening" });
  return pair;
}

/** Waits until the server has noticed that a person disconnected. */
function waitUntilGone({ id }: Person): Promise<void> {
  const { presence } = world.platform.realtime;
  return new Promise((resolve) => {
    if (!presence.has(id)) return resolve();
    presence.subscribe((userId, isOnline) => void (userId === id && !isOnline && resolve()));
  });
}

/**
 * Barrier to prove that no event was emitted: once a later event to the same people has arrived, any earlier one
 * would have arrived as well.
 */
async function waitForDelivery(...tabs: Tab[]) {
  const { escort } = await buildPublicProfile(world, admin);
  await sockets.connect(escort);
  await Promise.all(tabs.map((tab) => tab.waitForEvent("user_online", isPerson(escort))));
}

describe("an escort with a public profile", () => {
  it("is seen by everyone when connecting, leaving, and in later snapshots", async () => {
    const { escort } = await buildPublicProfile(world, admin);
    const watcher = await sockets.connect(await world.user());

    const tab = await sockets.connect(escort);
    await watcher.waitForEvent("user_online", isPerson(escort));
    const later = await sockets.connect(await world.user());
    tab.socket.disconnect();
    await watcher.waitForEvent("user_offline", isPerson(escort));

    expect(getSnapshot(watcher)).not.toContain(escort.id);
    expect(getSnapshot(later)).toContain(escort.id);
    expect(tab.listReceived("user_online")).not.toContain(escort.id);
  });

  it("disappears for strangers while the profile is hidden", async () => {
    const { user, escort } = await createAcquaintances();
    const [stranger, friend] = [await sockets.connect(await world.user()), await sockets.connect(user)];
    await sockets.connect(escort);
    await friend.waitForEvent("user_online", isPerson(escort));

    await world.put("/escort-profile/my-profile", { isPublic: false }, escort);
    await stranger.waitForEvent("user_offline", isPerson(escort));
    const later = await sockets.connect(await world.user());
    await waitForDelivery(friend);
    expect(friend.listReceived("user_offline")).not.toContain(escort.id);
    expect(getSnapshot(later)).not.toContain(escort.id);
    expect(getSnapshot(await sockets.connect(user))).toContain(escort.id);

    await world.put("/escort-profile/my-profile", { isPublic: true }, escort);
    await later.waitForEvent("user_online", isPerson(escort));
  });
});

describe("any other member", () => {
  it("is seen only by people they have messaged with", async () => {
    const { user, escort } = await createAcquaintances();
    const [partner, stranger] = [await sockets.connect(escort), await sockets.connect(await world.user())];

    const tab = await sockets.connect(user);
    await partner.waitForEvent("user_online", isPerson(user));
    const [otherTab, later] = [await sockets.connect(escort), await sockets.connect(await world.user())];
    tab.socket.disconnect();
    await partner.waitForEvent("user_offline", isPerson(user));
    await waitForDelivery(stranger, later);

    expect(getSnapshot(otherTab)).toContain(user.id);
    expect(getSnapshot(later)).not.toContain(user.id);
    expect(stranger.listReceived("user_online")).not.toContain(user.id);
    expect(stranger.listReceived("user_offline")).not.toContain(user.id);
  });

  it("is seen from the first message, not from opening a conversation", async () => {
    const { user, escort, conversationId } = await buildConversationPair(world, admin);
    const partner = await sockets.connect(escort);
    const tab = await sockets.connect(user);
    await waitForDelivery(partner);
    expect(partner.listReceived("user_online")).not.toContain(user.id);

    await tab.send(conversationId, "Good evening");

    await partner.waitForEvent("user_online", isPerson(user));
    tab.socket.disconnect();
    await partner.waitForEvent("user_offline", isPerson(user));
  });
});

describe("a member who hides their presence", () => {
  it("is never seen, neither live nor in snapshots", async () => {
    const { user, escort } = await createAcquaintances();
    await setOnlineStatus(escort, false);
    const [friend, stranger] = [await sockets.connect(user), await sockets.connect(await world.user())];

    const tab = await sockets.connect(escort);
    const later = await sockets.connect(user);
    tab.socket.disconnect();
    await waitUntilGone(escort);
    await waitForDelivery(friend, stranger);

    for (const told of [friend, stranger, later]) {
      expect(getSnapshot(told)).not.toContain(escort.id);
      expect(told.listReceived("user_online")).not.toContain(escort.id);
      expect(told.listReceived("user_offline")).not.toContain(escort.id);
    }
  });

  it("goes offline when turning it off and online when turning it on", async () => {
    const { escort } = await buildPublicProfile(world, admin);
    const watcher = await sockets.connect(await world.user());
    await sockets.connect(escort);
    await watcher.waitForEvent("user_online", isPerson(escort));

    await setOnlineStatus(escort, false);
    await watcher.waitForEvent("user_offline", isPerson(escort));
    expect(getSnapshot(await sockets.connect(await world.user()))).not.toContain(escort.id);

    await setOnlineStatus(escort, true);
    await expect
      .poll(() => watcher.listReceived("user_online").filter(isPerson(escort)), { timeout: 5_000 })
      .toHaveLength(2);
  });
});

describe("multiple tabs", () => {
  it("count as one person, online until shortly after the last closes", async () => {
    const { escort } = await buildPublicProfile(world, admin);
    const watcher = await sockets.connect(await world.user());

    const tabs = [await sockets.connect(escort), await sockets.connect(escort)];
    tabs[0]?.socket.disconnect();
    await waitForDelivery(watcher);
    expect(watcher.listReceived("user_online").filter(isPerson(escort))).toHaveLength(1);
    expect(watcher.listReceived("user_offline")).not.toContain(escort.id);

    tabs[1]?.socket.disconnect();
    await watcher.waitForEvent("user_offline", isPerson(escort));
  });

  it("that reconnect during navigation do not emit an offline event", async () => {
    const { escort } = await buildPublicProfile(world, admin);
    const watcher = await sockets.connect(await world.user());

    const first = await sockets.connect(escort);
    first.socket.disconnect();
    const second = await sockets.connect(escort);
    second.socket.disconnect();
    await watcher.waitForEvent("user_offline", isPerson(escort));

    expect(watcher.listReceived("user_online").filter(isPerson(escort))).toHaveLength(1);
    expect(watcher.listReceived("user_offline").filter(isPerson(escort))).toHaveLength(1);
  });
});

describe("a block", () => {
  it("hides both from each other immediately, later, and in snapshots", async () => {
    const { user, escort } = await createAcquaintances();
    const [one, other] = [await sockets.connect(user), await sockets.connect(escort)];
    await one.waitForEvent("user_online", isPerson(escort));

    await world.post(`/blocks/${escort.id}`, undefined, user);
    await Promise.all([
      one.waitForEvent("user_offline", isPerson(escort)),
      other.waitForEvent("user_offline", isPerson(user)),
    ]);
    const [oneLater, otherLater] = [await sockets.connect(user), await sockets.connect(escort)];
    expect(getSnapshot(oneLater)).not.toContain(escort.id);
    expect(getSnapshot(otherLater)).not.toContain(user.id);

    for (const tab of [other, otherLater]) tab.socket.disconnect();
    await waitUntilGone(escort);
    await sockets.connect(escort);
    await waitForDelivery(oneLater);
    expect(oneLater.listReceived("user_online")).not.toContain(escort.id);
  });

  it("emits nothing to a blocked member who could not see the blocker", async () => {
    const { escort: stranger } = await buildPublicProfile(world, admin);
    const { user: friend, escort: hidden } = await createAcquaintances();
    await setOnlineStatus(hidden, false);
    const plain = await world.user();
    const told = [await sockets.connect(stranger), await sockets.connect(friend)] as const;
    for (const blocker of [plain, hidden]) await sockets.connect(blocker);

    await world.post(`/blocks/${stranger.id}`, undefined, plain);
    for (const other of [stranger, friend]) await world.post(`/blocks/${other.id}`, undefined, hidden);
    await waitForDelivery(...told);

    expect(told[0].listReceived("user_offline")).toEqual([]);
    expect(told[0].listReceived("notifications_changed")).toEqual([]);
    expect(told[1].listReceived("user_offline")).toEqual([]);
  });

  it("emits one offline event, even when repeated or mutual", async () => {
    const { user, escort } = await createAcquaintances();
    const [one, other] = [await sockets.connect(user), await sockets.connect(escort)];
    await one.waitForEvent("user_online", isPerson(escort));

    await world.post(`/blocks/${escort.id}`, undefined, user);
    await one.waitForEvent("user_offline", isPerson(escort));
    await world.post(`/blocks/${escort.id}`, undefined, user);
    await world.post(`/blocks/${user.id}`, undefined, escort);
    await waitForDelivery(one, other);

    expect(one.listReceived("user_offline").filter(isPerson(escort))).toHaveLength(1);
    expect(other.listReceived("user_offline").filter(isPerson(user))).toHaveLength(1);
  });

  it("keeps the blocked member from seeing the escort leave later", async () => {
    const { escort } = await buildPublicProfile(world, admin);
    const blocked = await world.user();
    const [tab, watcher] = [await sockets.connect(blocked), await sockets.connect(await world.user())];
    const hers = await sockets.connect(escort);
    await tab.waitForEvent("user_online", isPerson(escort));
    await world.post(`/blocks/${blocked.id}`, undefined, escort);
    await tab.waitForEvent("user_offline", isPerson(escort));

    hers.socket.disconnect();
    await watcher.waitForEvent("user_offline", isPerson(escort));
    await waitForDelivery(tab);

    expect(tab.listReceived("user_offline").filter(isPerson(escort))).toHaveLength(1);
  });
});

describe("a lost connection", () => {
  it("emits an offline event without a close frame", async () => {
    const { escort } = await buildPublicProfile(world, admin);
    const watcher = await sockets.connect(await world.user());
    const tab = await sockets.connect(escort);

    dropConnection(tab);

    expect(await watcher.waitForEvent("user_offline", isPerson(escort))).toBe(escort.id);
  });

  it("is detected within fifteen seconds", () => {
    expect(heartbeat.pingInterval + heartbeat.pingTimeout + disconnectGrace).toBeLessThan(15_000);
  });
});

/** Drops the connection without a close frame. */
function dropConnection({ socket }: Tab): void {
  const { ws } = socket.io.engine.transport as unknown as { ws: { terminate(): void } };
  ws.terminate();
}
