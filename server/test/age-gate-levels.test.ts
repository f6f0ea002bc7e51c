import { afterAll, afterEach, describe, expect, it } from "vitest";
import { canaryTexts } from "./age/canaries.ts";
import { changeLevels, type Observation } from "./age/crawl.ts";
import { knownCountry, openSite, rules } from "./age/canary-site.ts";
import { toDataAddress } from "./age/surfaces.ts";

const { world, canaries, crawler, gated, passed, close } = await openSite(knownCountry);
afterAll(close);
afterEach(() => setLevels(rules));

const { admin, member, picture, profile, video } = canaries;
const page = `/escort/${canaryTexts.slug}`;
const setLevels = async (levels: typeof rules) => expect(await changeLevels(world, admin, levels)).toBe(200);

/** A few surfaces that together show every canary that a visitor may see. */
const surfaces = [
  page,
  toDataAddress(page),
  `/api/v1/escort-profile/${profile.id}`,
  `/media/${picture}/320.avif`,
  `/media/${picture}/1280.webp`,
  `/media/${video}/video.mp4`,
  "/sitemap.xml",
];
const visible = [
  ...Object.keys(canaryTexts).filter((name) => name !== "message"),
  "picture address",
  "video address",
  "avif bytes",
  "webp bytes",
  "mp4 bytes",
].toSorted();

type Headers = Record<string, string>;

async function findAll(headers: Headers, who = null as typeof member | null): Promise<string[]> {
  const seen = await Promise.all(surfaces.map((url) => crawler.look(url, { headers, who })));
  return [...new Set(seen.flatMap(({ found }) => found))].toSorted();
}

const toHeaders = (country: string | null): Headers => (country === null ? {} : { "x-country": country });

describe("the level of a country", () => {
  const everywhere = ["DE", "US", "NO", "XX", null];

  it.each([
    { levels: { ageGate: "off", ageCountries: "" }, closed: [], open: everywhere },
    { levels: { ageGate: "click", ageCountries: "" }, closed: [], open: everywhere },
    { levels: { ageGate: "click", ageCountries: "DE=off" }, closed: [], open: everywhere },
    { levels: { ageGate: "proof", ageCountries: "" }, closed: everywhere, open: [] },
    {
      levels: { ageGate: "click", ageCountries: "DE=proof, US=off" },
      closed: ["DE", "de", "XX", "T1", "DEU", "", "NO, US", null],
      open: ["NO", "no", "US"],
    },
    { levels: { ageGate: "proof", ageCountries: "US=off" }, closed: ["DE", "XX", null], open: ["US"] },
    { levels: { ageGate: "off", ageCountries: "GB=proof" }, closed: ["GB", "XX", null], open: ["DE"] },
  ])("$levels.ageGate, $levels.ageCountries: decides whether people are shown", async (given) => {
    await setLevels(given.levels);
    const { cookie } = passed;

    for (const country of given.closed) {
      const headers = toHeaders(country);
      expect({ country, found: await findAll(headers) }).toEqual({ country, found: [] });
      expect({ country, found: await findAll(headers, member) }).toEqual({ country, found: [] });
      expect({ country, found: await findAll({ ...headers, cookie }) }).toEqual({ country, found: visible });
    }
    for (const country of given.open) {
      expect({ country, found: await findAll(toHeaders(country)) }).toEqual({ country, found: visible });
    }
  });
});

describe("cached pages", () => {
  const read = (headers: Headers) => crawler.look(page, { headers });

  it("are kept apart for visitors with a pass and without, one after the other and at once", async () => {
    const callers = [passed, gated, toHeaders("NO"), gated, toHeaders(null), passed];
    const oneByOne: Observation[] = [];
    for (const headers of callers) oneByOne.push(await read(headers));
    world.platform.pages.purge();
    const atOnce = await Promise.all(Array.from({ length: 60 }, (_, at) => read(callers[at % 6] as Headers)));

    const isShown = ({ status, found }: Observation) => status === 200 && found.includes("name");
    expect(oneByOne.map(isShown)).toEqual([true, false, true, false, false, true]);
    expect(atOnce.map(isShown)).toEqual(
      atOnce.map((_, at) => [true, false, true, false, false, true][at % 6]),
    );
  });

  it("tell other caches that they depend on the cookie and the country", async () => {
    for (const headers of [passed, gated, toHeaders("NO")]) {
      const { vary, "cache-control": control } = (await read(headers)).headers;
      expect([vary, control]).toEqual(["accept-encoding, x-country, cookie", "no-cache"]);
    }
  });

  it("close at once when an admin demands a proof, and open again", async () => {
    const norway = toHeaders("NO");
    expect((await read(norway)).status).toBe(200);
    const { etag } = (await read(norway)).headers;

    await setLevels({ ageGate: "proof", ageCountries: "" });
    const after = await crawler.look(page, { headers: { ...norway, "if-none-match": String(etag) } });
    expect([after.status, after.headers["location"], after.found]).toEqual([
      302,
      `/age-check?to=${encodeURIComponent(page)}`,
      [],
    ]);
    expect((await crawler.look("/api/v1/escort-profile/public", { headers: norway })).status).toBe(403);

    await setLevels({ ageGate: "off", ageCountries: "" });
    expect((await read(norway)).found).toContain("name");
  });

  it("do not outlive the pass", async () => {
    expect((await read(passed)).status).toBe(200);

    world.clock.advance(31 * 86_400_000);

    expect((await read(passed)).status).toBe(302);
    expect(await findAll(passed)).toEqual([]);
    world.clock.advance(-31 * 86_400_000);
  });
});
