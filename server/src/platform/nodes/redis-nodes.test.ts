import { EventEmitter } from "node:events";
import type { Logger } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buildMessageSealer } from "#test/factories/message-sealer.ts";
import { channel, connectNodes } from "./redis-nodes.ts";
import type { RedisLink } from "./redis.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fake Redis that some nodes cannot reach, and that may refuse writes. */
function createHub() {
  const listeners = new Map<string, EventEmitter>();
  const cutOff = new Set<string>();
  const hub = { isFull: false, isSlow: false };
  const onTheWay: (() => void)[] = [];

  function deliver() {
    if (!hub.isSlow) for (const arrive of onTheWay.splice(0)) arrive();
  }

  function link(name: string): RedisLink {
    const reach = async () => {
      if (cutOff.has(name)) throw new Error("away");
    };
    return {
      commands: {
        async set() {
          await reach();
          if (hub.isFull) throw new Error("OOM command not allowed");
        },
        async publish(channel: string, text: string) {
          await reach();
          for (const [other, listener] of listeners) {
            if (cutOff.has(other)) continue;
            onTheWay.push(() => listener.emit("message", channel, text));
          }
          deliver();
        },
      },
      connectSubscriber() {
        const listener = Object.assign(new EventEmitter(), { subscribe: () => Promise.resolve(1) });
        listeners.set(name, listener);
        return listener;
      },
      close() {},
    } as unknown as RedisLink;
  }

  function join(name: string) {
    const log: string[] = [];
    const nodes = connectNodes(link(name), buildMessageSealer(), {
      warn: (...args: unknown[]) =>
        log.push(args.map((arg) => (typeof arg === "string" ? arg : JSON.stringify(arg))).join(" ")),
      error: ({ err }: { err: Error }) => log.push(err.message),
    } as unknown as Logger);
    const done = { looks: 0, recoveries: 0 };
    nodes.whileIsolated(() => (done.looks += 1));
    nodes.onRejoin(() => (done.recoveries += 1));
    return { nodes, log, done };
  }
  function publish(channel: string, text: string) {
    for (const listener of listeners.values()) listener.emit("message", channel, text);
  }
  return { hub, join, cutOff, deliver, publish };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

describe("a node", () => {
  it("receives the broadcasts of the others", async () => {
    const { join } = createHub();
    const [one, other] = [join("one"), join("other")];
    const heard: string[] = [];
    other.nodes.on("user.changed", ({ userId }, from) => heard.push(`${userId} ${from === one.nodes.id}`));

    one.nodes.broadcast("user.changed", { userId: "ada" });
    await seconds(10);

    expect(heard).toEqual(["ada true"]);
    expect([one.done, other.done]).toEqual([
      { looks: 0, recoveries: 0 },
      { looks: 0, recoveries: 0 },
    ]);
  });

  const sealed = buildMessageSealer();
  const forged = { from: "x", name: "user.changed", news: { userId: "ada" } };
  const foreign = buildMessageSealer({ secret: "the secret of another site, long enough" });
  it.each([
    ["no JSON", "not json"],
    ["a wrong shape", JSON.stringify({ from: "x", name: "user.changed" })],
    ["a right shape without a seal", JSON.stringify(forged)],
    ["the seal of another site", foreign.seal(forged)],
    ["our seal around no words", sealed.seal([])],
    ["our seal around an unknown name", sealed.seal({ from: "x", name: "user.banned", news: {} })],
    [
      "our seal around wrong news",
      sealed.seal({ from: "x", name: "sessions.ended", news: { sessionIds: 7 } }),
    ],
  ])("drops %s and continues", async (_what, text) => {
    const { join, publish } = createHub();
    const one = join("one");
    const heard: unknown[] = [];
    for (const name of ["user.changed", "sessions.ended"] as const)
      one.nodes.on(name, (news) => heard.push(news));

    publish(channel, text);
    publish(channel, sealed.seal({ ...forged, news: { userId: "eve" } }));
    await seconds(5);

    expect(heard).toEqual([{ userId: "eve" }]);
    expect(one.nodes.isIsolated).toBe(false);
  });

  it("continues when one of its own listeners fails", async () => {
    const { join, publish } = createHub();
    const one = join("one");
    one.nodes.on("user.changed", () => {
      throw new Error("a bug");
    });

    publish(channel, sealed.seal(forged));

    expect(one.log).toEqual(["a bug"]);
  });

  it("polls while nodes of the previous release run, and recovers once they stop", async () => {
    const { join, publish } = createHub();
    const [one, other] = [join("one"), join("other")];
    await seconds(5);

    for (let count = 0; count < 10; count += 1) {
      publish("vesper nodes", JSON.stringify({ from: "an older one" }));
      await seconds(1);
    }
    const { looks, recoveries } = one.done;
    await seconds(15);
    const after = { ...one.done };
    await seconds(20);

    expect(looks).toBeGreaterThanOrEqual(5);
    expect(recoveries).toBe(0);
    expect([one.done, other.done.recoveries]).toEqual([{ ...after, recoveries: 1 }, 1]);
  });

  it("that is isolated logs it once, keeps polling and recovers on rejoin", async () => {
    const { join, cutOff } = createHub();
    const one = join("one");
    await seconds(5);

    cutOff.add("one");
    await seconds(20);
    const { looks } = one.done;
    const { isIsolated } = one.nodes;
    cutOff.delete("one");
    await seconds(10);

    expect(isIsolated).toBe(true);
    expect(looks).toBeGreaterThanOrEqual(8);
    expect(one.nodes.isIsolated).toBe(false);
    expect(one.done.recoveries).toBe(1);
    expect(one.log).toEqual([
      "redis unreachable, node isolated",
      expect.stringMatching(/^\{"seconds":\d+\} redis reachable again$/),
    ]);
  });

  it("recovers after another node was unable to broadcast", async () => {
    const { join, cutOff } = createHub();
    const [one, other] = [join("one"), join("other")];
    await seconds(5);

    cutOff.add("one");
    one.nodes.broadcast("user.changed", { userId: "ada" });
    await seconds(10);
    const before = other.done.recoveries;
    cutOff.delete("one");
    await seconds(10);

    expect(before).toBe(0);
    expect(other.done.recoveries).toBe(1);
    expect(other.done.looks).toBeGreaterThan(0);
  });

  it("recovers once when all nodes rejoin", async () => {
    const { join, cutOff } = createHub();
    const all = ["one", "other", "third"].map(join);
    await seconds(5);

    for (const name of ["one", "other", "third"]) cutOff.add(name);
    await seconds(10);
    cutOff.clear();
    await seconds(10);

    expect(all.map(({ done }) => done.recoveries)).toEqual([1, 1, 1]);
  });

  it("is isolated when Redis cannot store anything", async () => {
    const { join, hub } = createHub();
    const one = join("one");
    await seconds(5);

    hub.isFull = true;
    await seconds(5);

    expect(one.nodes.isIsolated).toBe(true);
  });

  it("recovers after a long sleep, but not after a short delay", async () => {
    const { join, hub, deliver } = createHub();
    const one = join("one");
    await seconds(5);
    const now = performance.now.bind(performance);
    let slept = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now() + slept);

    // Delays messages until after the clock has been read.
    hub.isSlow = true;
    await seconds(1);
    slept += 4_000;
    await seconds(1);
    hub.isSlow = false;
    deliver();
    await seconds(5);
    const looks = one.done.looks;
    slept += 70_000;
    await seconds(10);

    expect(looks).toBe(0);
    expect(one.done.recoveries).toBe(1);
    vi.restoreAllMocks();
  });
});
