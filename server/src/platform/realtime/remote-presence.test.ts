import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClusterEvents, Nodes } from "../nodes/nodes.ts";
import { createPresence, disconnectGrace } from "./presence.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates nodes that receive broadcasts at once, unless one of them is cut off. */
function createCluster() {
  const all = new Map<string, Map<keyof ClusterEvents, ((news: never, from: string) => void)[]>>();
  const cutOff = new Set<string>();
  const isolated = new Set<string>();
  const broadcasts: string[] = [];

  function join(id: string): Nodes {
    const ears = new Map<keyof ClusterEvents, ((news: never, from: string) => void)[]>();
    all.set(id, ears);
    return {
      id,
      broadcast(name, news) {
        if (cutOff.has(id)) return;
        broadcasts.push(`${id} ${name}`);
        for (const [other, hears] of all) {
          if (other === id || cutOff.has(other)) continue;
          for (const hear of hears.get(name) ?? []) hear(news as never, id);
        }
      },
      on: (name, hear) => void ears.set(name, [...(ears.get(name) ?? []), hear]),
      whileIsolated() {},
      onRejoin() {},
      get isIsolated() {
        return isolated.has(id);
      },
      close: () => Promise.resolve(),
    };
  }

  function open(id: string) {
    const presence = createPresence(join(id));
    const heard: string[] = [];
    presence.subscribe((userId, isOnline) => void heard.push(`${userId} ${isOnline ? "comes" : "goes"}`));
    return { presence, heard };
  }
  return { open, cutOff, isolated, broadcasts };
}

/** Long enough for a heartbeat, the request it triggers, and the reply. */
const advanceHeartbeat = () => vi.advanceTimersByTimeAsync(2_300);

describe("remote presence", () => {
  it("tracks who connects and disconnects", async () => {
    const { open } = createCluster();
    const [one, other] = [open("one"), open("other")];
    await advanceHeartbeat();

    one.presence.enter("ada");
    const isThere = other.presence.has("ada");
    one.presence.exit("ada");
    await vi.advanceTimersByTimeAsync(disconnectGrace);

    expect(isThere).toBe(true);
    expect(other.presence.has("ada")).toBe(false);
    expect(other.heard).toEqual(["ada comes", "ada goes"]);
  });

  it("counts a person with tabs on several nodes once", async () => {
    const { open } = createCluster();
    const [one, other] = [open("one"), open("other")];
    await advanceHeartbeat();

    one.presence.enter("ada");
    other.presence.enter("ada");
    one.presence.exit("ada");
    await vi.advanceTimersByTimeAsync(disconnectGrace);

    expect(one.presence.has("ada")).toBe(true);
    expect([one.heard, other.heard]).toEqual([["ada comes"], ["ada comes"]]);
  });

  it("is synced to a node that starts later", async () => {
    const { open } = createCluster();
    open("one").presence.enter("ada");

    const late = open("late");
    await advanceHeartbeat();

    expect(late.presence.has("ada")).toBe(true);
    expect(late.heard).toEqual(["ada comes"]);
  });

  it("is corrected after missed messages", async () => {
    const { open, cutOff } = createCluster();
    const [one, other] = [open("one"), open("other")];
    await advanceHeartbeat();
    one.presence.enter("ada");
    cutOff.add("other");
    one.presence.enter("berta");
    one.presence.exit("ada");
    await vi.advanceTimersByTimeAsync(disconnectGrace);
    const missed = [other.presence.has("ada"), other.presence.has("berta")];

    cutOff.delete("other");
    await advanceHeartbeat();

    expect(missed).toEqual([true, false]);
    expect([other.presence.has("ada"), other.presence.has("berta")]).toEqual([false, true]);
  });

  it("ends with a node that died, except on an isolated node", async () => {
    const { open, cutOff, isolated } = createCluster();
    const [one, other, third] = [open("one"), open("other"), open("third")];
    await advanceHeartbeat();
    one.presence.enter("ada");

    cutOff.add("one");
    isolated.add("third");
    await vi.advanceTimersByTimeAsync(10_000);

    expect([other.presence.has("ada"), third.presence.has("ada")]).toEqual([false, true]);
    expect(other.heard).toEqual(["ada comes", "ada goes"]);
  });

  it("survives a move to another node without an interruption", async () => {
    const { open } = createCluster();
    const [one, other, third] = [open("one"), open("other"), open("third")];
    await advanceHeartbeat();
    one.presence.enter("ada");

    one.presence.clear();
    await vi.advanceTimersByTimeAsync(1_000);
    other.presence.enter("ada");
    await vi.advanceTimersByTimeAsync(20_000);

    expect([other.heard, third.heard]).toEqual([["ada comes"], ["ada comes"]]);
    expect(third.presence.has("ada")).toBe(true);
  });

  it("is requested once and sent once to all that requested it", async () => {
    const { open, broadcasts } = createCluster();
    const [one] = [open("one"), open("other"), open("third")];
    await advanceHeartbeat();
    broadcasts.length = 0;

    for (let person = 0; person < 20; person += 1) one.presence.enter(`person ${person}`);
    open("late");
    for (let person = 20; person < 40; person += 1) one.presence.enter(`person ${person}`);
    await vi.advanceTimersByTimeAsync(1_000);

    expect(broadcasts.filter((name) => name === "one presence.everyone")).toHaveLength(1);
    expect(broadcasts.filter((name) => name === "late presence.wanted")).toHaveLength(1);
  });
});
