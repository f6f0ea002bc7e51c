import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import { heartbeat } from "#platform/realtime/sockets.ts";
import { patience } from "#platform/realtime/presence.ts";
import type { Person } from "#test/factories/accounts.ts";
import { openPair } from "#test/factories/chat.ts";
import { publicProfile } from "#test/factories/profiles.ts";
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

const seenAtFirst = (tab: Tab) => tab.told("presence_snapshot")[0] ?? [];
const isHim = (person: { id: string }) => (id: string) => id === person.id;
const show = (who: Person, showOnlineStatus: boolean) =>
  world.put("/auth/me/settings", { showOnlineStatus }, who);

/** Two who have said something to each other. */
async function acquaintances() {
  const pair = await openPair(world, admin);
  const { id, roles } = pair.user;
  const ctx = createContext(world.platform, { userId: id, sessionId: id, roles });
  await sendMessage(ctx, { conversationId: pair.conversationId, content: "Good evening" });
  return pair;
}

/** Until the server has noticed that somebody left. */
function gone({ id }: Person): Promise<void> {
  const { presence } = world.platform.realtime;
  return new Promise((resolve) => {
    if (!presence.has(id)) return resolve();
    presence.watch((userId, isOnline) => void (userId === id && !isOnline && resolve()));
  });
}

/**
 * Proves that nothing was said about somebody: what is told afterwards to the same people has arrived, and whatever
 * was told before it would have arrived earlier.
 */
async function afterEverything(...tabs: Tab[]) {
  const { escort } = await publicProfile(world, admin);
  await sockets.connect(escort);
  await Promise.all(tabs.map((tab) => tab.hears("user_online", isHim(escort))));
}

describe("an escort who can be found", () => {
  it("is seen by everybody, coming and going, and by those who come later", async () => {
    const { escort } = await publicProfile(world, admin);
    const watcher = await sockets.connect(await world.user());

    const tab = await sockets.connect(escort);
    await watcher.hears("user_online", isHim(escort));
    const later = await sockets.connect(await world.user());
    tab.socket.disconnect();
    await watcher.hears("user_offline", isHim(escort));

    expect(seenAtFirst(watcher)).not.toContain(escort.id);
    expect(seenAtFirst(later)).toContain(escort.id);
    expect(tab.told("user_online")).not.toContain(escort.id);
  });

  it("leaves the sight of strangers with the profile, and comes back with it", async () => {
    const { user, escort } = await acquaintances();
    const [stranger, friend] = [await sockets.connect(await world.user()), await sockets.connect(user)];
    await sockets.connect(escort);
    await friend.hears("user_online", isHim(escort));

    await world.put("/escort-profile/my-profile", { isPublic: false }, escort);
    await stranger.hears("user_offline", isHim(escort));
    const later = await sockets.connect(await world.user());
    await afterEverything(friend);
    expect(friend.told("user_offline")).not.toContain(escort.id);
    expect(seenAtFirst(later)).not.toContain(escort.id);
    expect(seenAtFirst(await sockets.connect(user))).toContain(escort.id);

    await world.put("/escort-profile/my-profile", { isPublic: true }, escort);
    await later.hears("user_online", isHim(escort));
  });
});

describe("anybody else", () => {
  it("is seen only by those they have talked to", async () => {
    const { user, escort } = await acquaintances();
    const [partner, stranger] = [await sockets.connect(escort), await sockets.connect(await world.user())];

    const tab = await sockets.connect(user);
    await partner.hears("user_online", isHim(user));
    const [otherTab, later] = [await sockets.connect(escort), await sockets.connect(await world.user())];
    tab.socket.disconnect();
    await partner.hears("user_offline", isHim(user));
    await afterEverything(stranger, later);

    expect(seenAtFirst(otherTab)).toContain(user.id);
    expect(seenAtFirst(later)).not.toContain(user.id);
    expect(stranger.told("user_online")).not.toContain(user.id);
    expect(stranger.told("user_offline")).not.toContain(user.id);
  });

  it("is seen from the first word on, and not by opening a conversation alone", async () => {
    const { user, escort, conversationId } = await openPair(world, admin);
    const partner = await sockets.connect(escort);
    const tab = await sockets.connect(user);
    await afterEverything(partner);
    expect(partner.told("user_online")).not.toContain(user.id);

    await tab.send(conversationId, "Good evening");

    await partner.hears("user_online", isHim(user));
    tab.socket.disconnect();
    await partner.hears("user_offline", isHim(user));
  });
});

describe("somebody who keeps it to themself", () => {
  it("is seen by nobody, neither coming nor going nor later", async () => {
    const { user, escort } = await acquaintances();
    await show(escort, false);
    const [friend, stranger] = [await sockets.connect(user), await sockets.connect(await world.user())];

    const tab = await sockets.connect(escort);
    const later = await sockets.connect(user);
    tab.socket.disconnect();
    await gone(escort);
    await afterEverything(friend, stranger);

    for (const told of [friend, stranger, later]) {
      expect(seenAtFirst(told)).not.toContain(escort.id);
      expect(told.told("user_online")).not.toContain(escort.id);
      expect(told.told("user_offline")).not.toContain(escort.id);
    }
  });

  it("goes at once when they switch it off, and is there when they switch it on", async () => {
    const { escort } = await publicProfile(world, admin);
    const watcher = await sockets.connect(await world.user());
    await sockets.connect(escort);
    await watcher.hears("user_online", isHim(escort));

    await show(escort, false);
    await watcher.hears("user_offline", isHim(escort));
    expect(seenAtFirst(await sockets.connect(await world.user()))).not.toContain(escort.id);

    await show(escort, true);
    await expect
      .poll(() => watcher.told("user_online").filter(isHim(escort)), { timeout: 5_000 })
      .toHaveLength(2);
  });
});

describe("several tabs", () => {
  it("are one person: here with the first, gone a moment after the last", async () => {
    const { escort } = await publicProfile(world, admin);
    const watcher = await sockets.connect(await world.user());

    const tabs = [await sockets.connect(escort), await sockets.connect(escort)];
    tabs[0]?.socket.disconnect();
    await afterEverything(watcher);
    expect(watcher.told("user_online").filter(isHim(escort))).toHaveLength(1);
    expect(watcher.told("user_offline")).not.toContain(escort.id);

    tabs[1]?.socket.disconnect();
    await watcher.hears("user_offline", isHim(escort));
  });

  it("that follow each other on the way from page to page are nobody leaving", async () => {
    const { escort } = await publicProfile(world, admin);
    const watcher = await sockets.connect(await world.user());

    const first = await sockets.connect(escort);
    first.socket.disconnect();
    const second = await sockets.connect(escort);
    second.socket.disconnect();
    await watcher.hears("user_offline", isHim(escort));

    expect(watcher.told("user_online").filter(isHim(escort))).toHaveLength(1);
    expect(watcher.told("user_offline").filter(isHim(escort))).toHaveLength(1);
  });
});

describe("a block", () => {
  it("hides both from each other at once, later, and in what is told at first", async () => {
    const { user, escort } = await acquaintances();
    const [one, other] = [await sockets.connect(user), await sockets.connect(escort)];
    await one.hears("user_online", isHim(escort));

    await world.post(`/blocks/${escort.id}`, undefined, user);
    await Promise.all([one.hears("user_offline", isHim(escort)), other.hears("user_offline", isHim(user))]);
    const [oneLater, otherLater] = [await sockets.connect(user), await sockets.connect(escort)];
    expect(seenAtFirst(oneLater)).not.toContain(escort.id);
    expect(seenAtFirst(otherLater)).not.toContain(user.id);

    for (const tab of [other, otherLater]) tab.socket.disconnect();
    await gone(escort);
    await sockets.connect(escort);
    await afterEverything(oneLater);
    expect(oneLater.told("user_online")).not.toContain(escort.id);
  });

  it("tells nothing to a blocked person who could not see the blocker before", async () => {
    const { escort: stranger } = await publicProfile(world, admin);
    const { user: friend, escort: hidden } = await acquaintances();
    await show(hidden, false);
    const plain = await world.user();
    const told = [await sockets.connect(stranger), await sockets.connect(friend)] as const;
    for (const blocker of [plain, hidden]) await sockets.connect(blocker);

    await world.post(`/blocks/${stranger.id}`, undefined, plain);
    for (const other of [stranger, friend]) await world.post(`/blocks/${other.id}`, undefined, hidden);
    await afterEverything(...told);

    expect(told[0].told("user_offline")).toEqual([]);
    expect(told[0].told("notifications_changed")).toEqual([]);
    expect(told[1].told("user_offline")).toEqual([]);
  });

  it("tells it once: blocking again, or blocking back, tells nothing more", async () => {
    const { user, escort } = await acquaintances();
    const [one, other] = [await sockets.connect(user), await sockets.connect(escort)];
    await one.hears("user_online", isHim(escort));

    await world.post(`/blocks/${escort.id}`, undefined, user);
    await one.hears("user_offline", isHim(escort));
    await world.post(`/blocks/${escort.id}`, undefined, user);
    await world.post(`/blocks/${user.id}`, undefined, escort);
    await afterEverything(one, other);

    expect(one.told("user_offline").filter(isHim(escort))).toHaveLength(1);
    expect(other.told("user_offline").filter(isHim(user))).toHaveLength(1);
  });

  it("keeps the blocked person from seeing an escort leave later", async () => {
    const { escort } = await publicProfile(world, admin);
    const blocked = await world.user();
    const [tab, watcher] = [await sockets.connect(blocked), await sockets.connect(await world.user())];
    const hers = await sockets.connect(escort);
    await tab.hears("user_online", isHim(escort));
    await world.post(`/blocks/${blocked.id}`, undefined, escort);
    await tab.hears("user_offline", isHim(escort));

    hers.socket.disconnect();
    await watcher.hears("user_offline", isHim(escort));
    await afterEverything(tab);

    expect(tab.told("user_offline").filter(isHim(escort))).toHaveLength(1);
  });
});

describe("a lost connection", () => {
  it("is somebody leaving, without a goodbye", async () => {
    const { escort } = await publicProfile(world, admin);
    const watcher = await sockets.connect(await world.user());
    const tab = await sockets.connect(escort);

    breakOff(tab);

    expect(await watcher.hears("user_offline", isHim(escort))).toBe(escort.id);
  });

  it("that nobody ended is noticed and told within fifteen seconds", () => {
    expect(heartbeat.pingInterval + heartbeat.pingTimeout + patience).toBeLessThan(15_000);
  });
});

/** The cable is cut: no closing word reaches the server. */
function breakOff({ socket }: Tab): void {
  const { ws } = socket.io.engine.transport as unknown as { ws: { terminate(): void } };
  ws.terminate();
}
