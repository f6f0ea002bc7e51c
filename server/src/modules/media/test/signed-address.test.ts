import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";
import { signAddress, viewerIn } from "../service/signed-address.ts";

const world = await createWorld();
afterAll(() => world.close());
const { secrets } = world.platform;
const minute = 60_000;
const now = new Date("2026-11-17T12:01:00Z");
const at = (minutes: number) => new Date(now.getTime() + minutes * minute);

const path = "/media/a/640.webp";
const signed = (moment = now) =>
  Object.fromEntries(new URL(signAddress(secrets, path, "vera", moment), "http://x").searchParams);
const viewer = (given: Record<string, string>, moment = now, where = path) =>
  viewerIn(secrets, where, given, moment);

describe("a signed address", () => {
  it("names whom it was made for", () => {
    expect(viewer(signed())).toBe("vera");
  });

  it("is the same for five minutes, so that a browser loads nothing again", () => {
    expect([signed(at(3)), signed(at(5))]).toEqual([signed(), expect.not.objectContaining(signed())]);
  });

  it("is good for fifteen to twenty minutes", () => {
    expect([viewer(signed(), at(15)), viewer(signed(), at(20))]).toEqual(["vera", null]);
  });

  it.each([
    ["another viewer", { viewer: "mallory" }],
    ["a later end", { until: String(at(600).getTime()) }],
    ["an end that is no number", { until: "never" }],
    ["another signature", { signature: "A".repeat(24) }],
    ["a cut signature", { signature: "A" }],
    ["no signature", { signature: "" }],
  ])("is worth nothing with %s", (_, change) => {
    expect(viewer({ ...signed(), ...change })).toBeNull();
  });

  it("opens no other file", () => {
    expect(viewer(signed(), now, "/media/b/640.webp")).toBeNull();
  });
});
