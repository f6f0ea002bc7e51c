import { afterAll, describe, expect, it } from "vitest";
import { pageRenderAddress } from "#platform/http/caller.ts";
import type { Person } from "#test/factories/accounts.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld({ RATE_LIMITS: "on", PUBLIC_READS_PER_MINUTE: "100" });
afterAll(() => world.close());

const contacts = { phoneNumber: "+47 222", whatsapp: "+47 333" };
const { id, slug, escort } = await buildPublicProfile(world, await world.admin(), contacts);

function call(method: "GET" | "POST", path: string, remoteAddress: string, who?: Person) {
  const headers = who ? { authorization: `Bearer ${who.tokens.access}` } : {};
  return world.http.inject({ method, url: `/api/v1${path}`, headers, remoteAddress });
}
const readProfile = (from: string, who?: Person) => call("GET", `/escort-profile/${slug}`, from, who);
const reveal = (from: string) => call("POST", `/escort-profile/${id}/contacts`, from);

describe("contacts", () => {
  it("are revealed sixty times an hour across both endpoints", async () => {
    const shown = [];
    for (let at = 0; at < 59; at += 1)
      shown.push((await readProfile("198.51.100.1")).json().data.phoneNumber);
    const [last, refused] = [await reveal("198.51.100.1"), await reveal("198.51.100.1")];
    const hidden = (await readProfile("198.51.100.1")).json().data;

    expect(new Set(shown)).toEqual(new Set([contacts.phoneNumber]));
    expect([last.statusCode, refused.statusCode]).toEqual([200, 429]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(hidden).toMatchObject({ _id: id, phoneNumber: null, email: null, contactsLimited: true });
    expect((await readProfile("198.51.100.2")).json().data).toMatchObject({
      ...contacts,
      contactsLimited: false,
    });
  });

  it("are limited per member across networks, and never for the owner", async () => {
    const member = await world.user();
    for (let at = 0; at < 60; at += 1) await readProfile(`203.0.113.${at}`, member);

    const elsewhere = (await readProfile("203.0.113.99", member)).json().data;
    const own = [];
    for (let at = 0; at < 61; at += 1)
      own.push((await readProfile("203.0.113.100", escort)).json().data.phoneNumber);

    expect(elsewhere).toMatchObject({ phoneNumber: null, contactsLimited: true });
    expect(new Set(own)).toEqual(new Set([contacts.phoneNumber]));
  });

  it("are omitted from rendered pages, which spend no allowance", async () => {
    const answers = [];
    for (let at = 0; at < 120; at += 1) answers.push(await readProfile(pageRenderAddress));

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(answers.at(-1)?.json().data).not.toHaveProperty("phoneNumber");
    expect(answers.at(-1)?.json().data).toMatchObject({ contactsLimited: false, areContactsHidden: false });
  });
});

describe("public reads", () => {
  it("are rate limited per network, with the time to wait", async () => {
    // At the same time, because the allowance grows while one answer after the other is awaited.
    const paths = [...Array<string>(110).fill("/escort-profile/public"), "/taxonomies/tags"];
    const answers = await Promise.all(paths.map((path) => call("GET", path, "192.0.2.7")));

    const [refused, otherPath] = answers.slice(-2);
    expect(answers.slice(0, 100).every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect([refused?.statusCode, otherPath?.statusCode]).toEqual([429, 429]);
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await call("GET", "/escort-profile/public", "192.0.2.7", escort)).statusCode).toBe(200);
  });
});
