import { toAgeCheckPath } from "@vesper/contract/accounts/age-check-path";
import { isForStaff } from "@vesper/contract/core/endpoint";
import { signAddress } from "#modules/media/index.ts";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { changeLevels, listFound, type Observation } from "./age/crawl.ts";
import { callsForProof, openCalls } from "./age/open-calls.ts";
import { shownByPages, shownToOthers, textPages } from "./age/shown.ts";
import { knownCountry, openSite } from "./age/canary-site.ts";
import {
  listCallAddresses,
  listFiles,
  listOtherRoutes,
  listPages,
  otherRoutes,
  postedReads,
  toCallName,
  toDataAddress,
} from "./age/surfaces.ts";
import type { Person } from "./factories/accounts.ts";
import { uploadFile } from "./factories/media.ts";
import { makeRequest, refusals } from "./valid-request.ts";

const { world, canaries, crawler, gated, passed, close } = await openSite(knownCountry);
afterAll(close);

type Headers = Record<string, string>;

async function crawlPages(headers: Headers): Promise<Observation[]> {
  const seen: Observation[] = [];
  for (const path of await listPages(canaries)) {
    seen.push(await crawler.look(path, { headers }));
    seen.push({ ...(await crawler.look(toDataAddress(path), { headers })), surface: `${path} as data` });
  }
  return seen;
}

const endpoints = world.http.endpoints.filter(({ policy }) => !isForStaff(policy));

/** Makes every call that reads, with every ID that fits. */
async function crawlReads(headers: Headers, who: Person | null): Promise<Observation[]> {
  const seen: Observation[] = [];
  for (const endpoint of endpoints) {
    const surface = toCallName(endpoint);
    const body = postedReads(canaries)[surface];
    if (endpoint.method !== "GET" && !body) continue;
    for (const url of listCallAddresses(endpoint, canaries)) {
      seen.push({ ...(await crawler.look(url, { headers, who, method: endpoint.method, body })), surface });
    }
  }
  return seen;
}

async function crawlFiles(headers: Headers): Promise<Observation[]> {
  const { secrets, clock } = world.platform;
  const seen: Observation[] = [];
  for (const path of listFiles(canaries)) {
    for (const { id } of [canaries.escort, canaries.moderator]) {
      const signed = signAddress(secrets, path, id, clock.now());
      seen.push({ ...(await crawler.look(signed, { headers })), surface: path });
    }
    seen.push(await crawler.look(path, { headers }));
    seen.push(await crawler.look(path, { headers: { ...headers, range: "bytes=100-" } }));
    seen.push(await crawler.look(path, { headers, method: "HEAD" }));
  }
  return seen;
}

/** Whether the caller was asked for a proof of age. */
const isRefused = ({ status, body }: Observation) => status === 403 && body.includes('"age_proof_required"');

describe("with a pass", () => {
  it("every page, as a document and as data, shows what is on it", async () => {
    const shown = Object.entries(shownByPages(canaries));

    expect(listFound(await crawlPages(passed))).toEqual(
      Object.fromEntries(
        shown.flatMap(([path, names]) => [
          [path, names],
          [`${path} as data`, names],
        ]),
      ),
    );
  });

  it("every call shows what it is for", async () => {
    const seen = [...(await crawlReads(passed, null)), ...(await crawlReads(passed, canaries.member))];

    expect(listFound(seen)).toEqual(shownToOthers);
  });

  it("every file opens", async () => {
    const found = listFound(await crawlFiles(passed));

    const stored = listFiles(canaries).filter((path) => !path.endsWith("video.webm"));
    expect(found).toEqual(
      Object.fromEntries(stored.map((path) => [path, [`${path.split(".").at(-1)} bytes`]])),
    );
  });
});

describe("without a pass", () => {
  it("no page shows a person, and pages of people lead to the age check", async () => {
    const seen = await crawlPages(gated);

    expect(listFound(seen)).toEqual({});
    const led = seen.flatMap(({ surface, headers: { location } }) => (location ? [[surface, location]] : []));
    const closed = Object.keys(shownByPages(canaries)).filter((path) =>
      textPages.every((page) => !page.test(path)),
    );
    expect(Object.fromEntries(led)).toEqual({
      ...Object.fromEntries(closed.map((path) => [path, toAgeCheckPath(path)])),
      [`/age-check/wait/${canaries.escort.id}`]: "/age-check?result=ended",
    });
    expect(seen.filter(({ headers }) => headers["set-cookie"])).toEqual([]);
  });

  it("no read shows another person, and all but the open ones are refused", async () => {
    for (const who of [null, canaries.member, canaries.escort]) {
      const seen = await crawlReads(gated, who);

      if (who !== canaries.escort) expect(listFound(seen)).toEqual({});
      const answered = seen.filter((one) => !isRefused(one)).map(({ surface }) => surface);
      expect([...new Set(answered)].filter((call) => !openCalls.includes(call))).toEqual([]);
    }
  });

  it("no file opens, not even by a signed address", async () => {
    const seen = await crawlFiles(gated);

    expect(listFound(seen)).toEqual({});
    expect(seen.filter(({ status }) => status !== 403)).toEqual([]);
    expect(new Set(seen.map(({ headers }) => headers["cache-control"]))).toEqual(new Set(["no-store"]));
  });

  it("no other route shows a person", async () => {
    const crawlRoutes = (headers: Headers) =>
      Promise.all(
        ["/api/v1/openapi.json", "/api/docs", ...Object.values(otherRoutes).flat()].map((path) =>
          crawler.look(path, { headers }),
        ),
      );

    const routes = listOtherRoutes(world.http.printRoutes({ commonPrefix: false }));
    expect(routes.toSorted()).toEqual(Object.keys(otherRoutes).toSorted());
    expect(listFound(await crawlRoutes(passed))).toEqual({
      "/sitemap.xml": ["listingSlug", "slug"],
      "/sitemaps/profiles-1.xml": ["slug"],
      "/sitemaps/listings-1.xml": ["listingSlug"],
    });
    expect(listFound(await crawlRoutes(gated))).toEqual({});
  });

  it("the logo of the site is shown", async () => {
    const logo = await sharp({ create: { width: 90, height: 30, channels: 4, background: "#8b3a60" } })
      .png()
      .toBuffer();
    await uploadFile(world, canaries.admin, logo, { path: "/admin/settings/logo", fields: {} });
    const { url } = (await world.get("/site")).body.data.logo;

    expect((await crawler.look(url, { headers: gated })).status).toBe(200);
  });

  it("exactly the listed calls are open, and they work as before", async () => {
    const outcomes: { call: string; isOpen: boolean; seen: Observation }[] = [];
    for (const endpoint of endpoints) {
      const call = toCallName(endpoint);
      for (const roles of [["user"], ["escort"]] as const) {
        const person = await world.user({ roles: [...roles] });
        const { path, body, headers } = await makeRequest(endpoint, person);
        const visit = { method: endpoint.method, headers: { ...headers, ...gated }, body: body as object };
        for (const who of endpoint.policy === "public" ? [null, person] : [person]) {
          const seen = await crawler.look(path, { ...visit, who });
          outcomes.push({ call, isOpen: !isRefused(seen), seen });
        }
      }
    }

    const open = outcomes.filter(({ isOpen }) => isOpen);
    expect([...new Set(open.map(({ call }) => call))].toSorted()).toEqual(
      openCalls.filter((call) => !callsForProof.includes(call)).toSorted(),
    );
    expect(open.filter(({ seen }) => seen.found.length > 0)).toEqual([]);
    expect(
      open.filter(({ call, seen }) => seen.status === 500 || (seen.status === 400 && !refusals.has(call))),
    ).toEqual([]);
  });
});

describe("staff without a pass", () => {
  const look = (url: string, headers: Headers = gated) =>
    crawler.look(url, { headers, who: canaries.moderator });

  it("read in their queues and change settings", async () => {
    const { admin, profile } = canaries;
    const seen: Observation[] = [];
    for (const endpoint of world.http.endpoints.filter(({ policy }) => isForStaff(policy))) {
      if (endpoint.method !== "GET") continue;
      const { path } = await makeRequest(endpoint, admin);
      seen.push(await crawler.look(path, { headers: gated, who: admin }));
    }

    expect(seen.length).toBeGreaterThan(30);
    expect(seen.filter(isRefused)).toEqual([]);
    const { found } = await look(`/api/v1/admin/escort-profiles/${profile.id}`);
    expect(found).toEqual(expect.arrayContaining(["about", "name", "picture address"]));
    expect(await changeLevels(world, admin, { ageGate: "off" })).toBe(200);
    expect(await changeLevels(world, admin, { ageGate: "click" })).toBe(200);
  });

  it("open pictures once their account has given them a pass", async () => {
    const { secrets, clock } = world.platform;
    const url = signAddress(secrets, `/media/${canaries.draft}/640.webp`, canaries.moderator.id, clock.now());
    expect((await look(url)).status).toBe(403);

    const visit = { method: "POST", headers: gated } as const;
    const given = await crawler.look("/api/v1/age/pass", { ...visit, who: canaries.moderator });
    const refused = await crawler.look("/api/v1/age/pass", { ...visit, who: canaries.member });

    const [cookie = ""] = String(given.headers["set-cookie"]).split(";");
    expect((await look(url, { ...gated, cookie })).found).toEqual(["webp bytes"]);
    expect([isRefused(refused), refused.headers["set-cookie"]]).toEqual([true, undefined]);
  });
});
