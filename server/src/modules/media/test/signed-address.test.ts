import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";
import { signAddress, findSignedViewer } from "../service/signed-address.ts";

const world = await createWorld();
afterAll(() => world.close());
const { secrets } = world.platform;
const minute = 60_000;
const now = new Date("2026-11-17T12:01:00Z");
const addMinutes = (minutes: number) => new Date(now.getTime() + minutes * minute);

const path = "/media/a/640.webp";
const signAt = (time = now) =>
  Object.fromEntries(new URL(signAddress(secrets, path, "vera", time), "http://x").searchParams);
const findViewerAt = (given: Record<string, string>, time = now, where = path) =>
  findSignedViewer(secrets, where, given, time);

describe("a signed URL", () => {
  it("identifies the viewer it was made for", () => {
    expect(findViewerAt(signAt())).toBe("vera");
  });

  it("stays the same for five minutes so that browsers can cache it", () => {
    expect([signAt(addMinutes(3)), signAt(addMinutes(5))]).toEqual([
      signAt(),
      expect.not.objectContaining(signAt()),
    ]);
  });

  it("is valid for 15 to 20 minutes", () => {
    expect([findViewerAt(signAt(), addMinutes(15)), findViewerAt(signAt(), addMinutes(20))]).toEqual([
      "vera",
      null,
    ]);
  });

  it.each([
    ["another viewer", { viewer: "mallory" }],
    ["a later end", { until: String(addMinutes(600).getTime()) }],
    ["an end that is no number", { until: "never" }],
    ["another signature", { signature: "A".repeat(24) }],
    ["a cut signature", { signature: "A" }],
    ["no signature", { signature: "" }],
  ])("is invalid with %s", (_, change) => {
    expect(findViewerAt({ ...signAt(), ...change })).toBeNull();
  });

  it("is not valid for another file", () => {
    expect(findViewerAt(signAt(), now, "/media/b/640.webp")).toBeNull();
  });
});
