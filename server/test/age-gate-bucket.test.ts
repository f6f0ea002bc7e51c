import { afterAll, describe, expect, it } from "vitest";
import { changeLevels, listFound } from "./age/crawl.ts";
import { openSite } from "./age/canary-site.ts";
import { listFiles } from "./age/surfaces.ts";
import { startBucket } from "./bucket.ts";

const bucket = await startBucket();
const { endpoint, bucket: name, region, accessKeyId, secretAccessKey } = bucket.settings;
const { world, sockets, canaries, crawler, passed, close } = await openSite(
  {
    S3_ENDPOINT: endpoint,
    S3_PUBLIC_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  },
  { pages: "none" },
);
afterAll(async () => {
  await close();
  await bucket.close();
});

const crawlFiles = (headers: Record<string, string>) =>
  Promise.all(listFiles(canaries).map((path) => crawler.look(path, { headers })));

// Without a proxy that names the country, the strictest rule of any country applies to everyone.
describe("a site that knows no countries and keeps its files in a bucket", () => {
  const video = `/media/${canaries.video}/video.mp4`;

  it("opens files with a pass, and sends videos to an address that is valid for minutes", async () => {
    const seen = await crawlFiles(passed);

    const opened = listFound(seen);
    expect(Object.values(opened).flat()).toEqual(expect.arrayContaining(["avif bytes", "webp bytes"]));
    expect(opened[video]).toEqual(["video address"]);
    const { location } = seen.find(({ surface }) => surface === video)?.headers ?? {};
    expect(String(location)).toMatch(new RegExp(`^${endpoint}.*X-Amz-Expires=300`));
  });

  it("hands out neither a file nor an address of the bucket without one", async () => {
    const callers: Record<string, string>[] = [{}, { "x-country": "NO" }, { "cf-ipcountry": "US" }];
    for (const headers of callers) {
      const seen = await crawlFiles(headers);

      expect(listFound(seen)).toEqual({});
      expect(seen.filter(({ status, headers: { location } }) => status !== 403 || location)).toEqual([]);
      expect(JSON.stringify(seen)).not.toContain(endpoint);
      expect((await crawler.look("/api/v1/escort-profile/public", { headers })).status).toBe(403);
      expect(await sockets.refusal(canaries.member.tokens.access, { extraHeaders: headers })).toBe(
        "age_proof_required",
      );
    }
  });

  it("opens to everyone once no country demands a proof", async () => {
    await changeLevels(world, canaries.admin, { ageGate: "click", ageCountries: "" });

    expect(listFound(await crawlFiles({}))).toEqual(listFound(await crawlFiles(passed)));
    expect((await crawler.look("/api/v1/escort-profile/public")).found).toContain("name");
  });
});
