import { describe, expect, it, vi } from "vitest";
import { createConnection } from "./connection.ts";

function createNetwork(onLine = true) {
  const network = Object.assign(new EventTarget(), { navigator: { onLine } });
  return {
    connection: createConnection(network),
    go(state: "online" | "offline") {
      network.navigator.onLine = state === "online";
      network.dispatchEvent(new Event(state));
    },
  };
}

describe("the connection", () => {
  it("follows the device while nothing waits", () => {
    const { connection, go } = createNetwork();
    const listener = vi.fn();
    connection.subscribe(listener);

    go("offline");
    const lost = connection.getState();
    go("online");

    expect([lost, connection.getState(), listener.mock.calls.length]).toEqual(["offline", "up", 2]);
  });

  it("tells a missing network from a server that does not respond", () => {
    const [online, offline] = [createNetwork(), createNetwork(false)];

    void online.connection.waitForRetry(0);
    void offline.connection.waitForRetry(0);

    expect([online.connection.getState(), offline.connection.getState()]).toEqual(["unreachable", "offline"]);
  });

  it("retries when the device is online again, and is up only after a response", async () => {
    const { connection, go } = createNetwork(false);
    const retry = connection.waitForRetry(9);

    go("online");
    await retry;
    const before = connection.getState();
    connection.noteResponse();

    expect([before, connection.getState()]).toEqual(["offline", "up"]);
  });

  it("retries when the visitor asks", async () => {
    const { connection } = createNetwork();
    const retry = connection.waitForRetry(9);

    connection.retryNow();

    await expect(retry).resolves.toBeUndefined();
  });

  it("retries after a pause that doubles", async () => {
    vi.useFakeTimers();
    const { connection } = createNetwork();
    const retried: number[] = [];
    for (const attempt of [0, 2, 9]) void connection.waitForRetry(attempt).then(() => retried.push(attempt));

    await vi.advanceTimersByTimeAsync(1_000);
    const afterOne = [...retried];
    await vi.advanceTimersByTimeAsync(3_000);
    const afterFour = [...retried];
    await vi.advanceTimersByTimeAsync(11_000);
    vi.useRealTimers();

    expect([afterOne, afterFour, retried]).toEqual([[0], [0, 2], [0, 2, 9]]);
  });

  it("is up again when the visitor leaves the request that failed", async () => {
    const { connection } = createNetwork();
    const left = new AbortController();
    const retry = connection.waitForRetry(9, left.signal);

    left.abort();

    await expect(retry).rejects.toMatchObject({ name: "AbortError" });
    expect(connection.getState()).toBe("up");
  });
});
