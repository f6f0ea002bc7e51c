import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "#platform/config/config.ts";
import { createWorld } from "#test/world.ts";
import { getClientNetwork } from "../caller.ts";

const world = await createWorld({ RATE_LIMITS: "on", TRUST_PROXY: "1" });
afterAll(() => world.close());

const getNetwork = (setting: string, remote: string, forwarded?: string) =>
  getClientNetwork({ "x-forwarded-for": forwarded }, remote, readConfig({ TRUST_PROXY: setting }));

/**
 * A forged header as an appending proxy forwards it: the address the visitor claims, then the address the proxy saw.
 */
const forge = (at: number) => `203.0.113.${at}, 198.51.100.7`;

async function lastStatus(calls: number, path: string, toBody: (at: number) => object): Promise<number> {
  let status = 0;
  for (let at = 0; at < calls; at += 1) {
    const headers = { "x-forwarded-for": forge(at) };
    status = (await world.call("POST", path, toBody(at), null, headers)).status;
  }
  return status;
}

describe("an address forged at the start of X-Forwarded-For", () => {
  it("does not bypass the password rate limit", async () => {
    const guess = { email: "target@example.test", password: "not the password" };

    expect(await lastStatus(11, "/auth/login", () => guess)).toBe(429);
  });

  it("does not bypass the registration rate limit", async () => {
    const draft = (at: number) => ({
      name: "Ada",
      email: `many-${at}@example.test`,
      password: "evening-star-over-the-bay",
    });

    expect(await lastStatus(14, "/auth/register", draft)).toBe(429);
  });
});

describe("the network of a caller", () => {
  it.each([
    ["off", "192.0.2.1", "203.0.113.9", "192.0.2.1"],
    ["on", "192.0.2.1", "203.0.113.9, 198.51.100.7", "198.51.100.7"],
    ["1", "192.0.2.1", "203.0.113.9, 198.51.100.7", "198.51.100.7"],
    ["2", "192.0.2.1", "203.0.113.9, 198.51.100.7", "203.0.113.9"],
    ["2", "192.0.2.1", "198.51.100.7", "198.51.100.7"],
    ["3", "192.0.2.1", undefined, "192.0.2.1"],
  ])("with %s hops is counted from the right", (setting, remote, forwarded, network) => {
    expect(getNetwork(setting, remote, forwarded)).toBe(network);
  });

  it.each([
    ["192.0.2.0/24", "192.0.2.1", "203.0.113.9, 198.51.100.7", "198.51.100.7"],
    ["192.0.2.0/24, 198.51.100.7", "192.0.2.1", "203.0.113.9, 198.51.100.7", "203.0.113.9"],
    ["10.0.0.0/8", "192.0.2.1", "203.0.113.9", "192.0.2.1"],
    ["10.0.0.0/8", "::ffff:10.1.2.3", "203.0.113.9", "203.0.113.9"],
    ["2001:db8:1::/48", "2001:db8:1::5", "2001:db8:2:3:4::6", "2001:db8:2:3::/64"],
    ["2001:db8:1::/48", "2001:db8:2::5", "203.0.113.9", "2001:db8:2:0::/64"],
    ["::1, 127.0.0.1", "::1", "203.0.113.9, 127.0.0.1", "203.0.113.9"],
  ])("behind proxies in %s is the last non-proxy address", (setting, remote, forwarded, network) => {
    expect(getNetwork(setting, remote, forwarded)).toBe(network);
  });

  it.each(["garbage", "999.1.1.1", "203.0.113.9, unknown", "1.2.3.4 5.6.7.8"])(
    "is a shared one when the proxy sends %j",
    (forwarded) => {
      expect(getNetwork("1", "192.0.2.1", forwarded)).toBe("unknown");
    },
  );

  it("ignores the port that some proxies add", () => {
    expect(getNetwork("1", "192.0.2.1", "203.0.113.9:41234")).toBe("203.0.113.9");
    expect(getNetwork("1", "192.0.2.1", "[2001:db8::9]:41234")).toBe("2001:db8:0:0::/64");
  });
});
