import { socketCalls } from "@vesper/contract/core/events";
import { afterAll, expect, it } from "vitest";
import type { Sockets } from "#platform/realtime/sockets.ts";
import { fuzzSockets } from "./fuzz/fuzz-sockets.ts";
import { createWorld } from "./world.ts";

const world = await createWorld();
afterAll(() => world.close());

const names = socketCalls.map(({ call }) => call.name).toSorted();

it("the contract lists every socket call that is served", () => {
  const { calls } = world.platform.realtime as Sockets;

  expect([...calls.keys()].toSorted()).toEqual(names);
});

it("every socket event is answered or refused, and leaks nothing: 400 events", async () => {
  const { accepted, failures } = await fuzzSockets({ events: 400, seed: 27 });

  expect(failures).toEqual([]);
  // Sanity check: events of every call must be valid often enough to reach the use cases.
  expect(Object.keys(accepted).toSorted()).toEqual(names);
});
