import { limits } from "@vesper/contract/core/limits";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { createContext } from "#platform/context.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";
import { createImpressionCounter } from "../service/impressions.ts";

const world = await createWorld();
afterAll(() => world.close());
afterEach(() => void vi.useRealTimers());
const admin = await world.admin();
const [person, other] = [await buildPublicProfile(world, admin), await buildPublicProfile(world, admin)];

const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130 Safari/537.36";
const robot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

const sendImpressions = (ids: unknown, headers: Record<string, string> = {}, where: object = {}) =>
  world.http.inject({
    method: "POST",
    url: "/api/v1/escort-profile/impressions",
    headers: { "user-agent": browser, ...headers },
    payload: { ids, ...where },
  });
const getStats = async () => (await world.get("/escort-profile/my-profile/stats", person.escort)).body.data;

describe("card impressions", () => {
  it("are written in a batch after a delay", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await sendImpressions([person.id, other.id]);
    await sendImpressions([person.id]);
    vi.advanceTimersByTime(limits.impressions.writeAfter - 1);
    expect((await getStats()).impressions).toBe(0);

    vi.advanceTimersByTime(1);
    vi.useRealTimers();

    await vi.waitFor(async () => expect((await getStats()).impressions).toBe(2), { timeout: 15_000 });
    expect((await getStats()).days.at(-1).impressions).toBe(2);
  });

  it("must be sent as one to fifty valid ids", async () => {
    const many = Array.from({ length: limits.impressions.batch + 1 }, () => person.id);

    const answers = await Promise.all([
      sendImpressions(many),
      sendImpressions([]),
      sendImpressions(["nobody"]),
      sendImpressions(undefined),
    ]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
  });

  it("are refused with places out of bounds, or with more or fewer places than ids", async () => {
    const sendAt = (where: object) => sendImpressions([person.id, other.id], {}, where);
    const most = limits.impressions.place;

    const answers = await Promise.all([
      sendAt({ places: [1, 0] }),
      sendAt({ places: [1, most + 1] }),
      sendAt({ places: [1, 2.5] }),
      sendAt({ places: [1] }),
      sendAt({ places: [1, 2, 3] }),
      sendAt({ list: "no/list" }),
    ]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 400]);
  });

  it("count visible profiles once per request, excluding robots and the owner", async () => {
    const hidden = await buildPublicProfile(world, admin);
    await world.put("/escort-profile/my-profile", { isPublic: false }, hidden.escort);
    const nobody = "0190c5a4-0000-7000-8000-000000000000";
    await sendImpressions([person.id, person.id, hidden.id, nobody]);
    await sendImpressions([person.id], { "user-agent": robot });
    await sendImpressions([person.id, other.id], { authorization: `Bearer ${person.escort.tokens.access}` });

    // Closing the server writes the pending counts.
    await world.http.close();

    const kept = await world.db.selectFrom("profileDays").select(["profileId", "impressions"]).execute();
    expect(new Map(kept.map((row) => [row.profileId, row.impressions]))).toEqual(
      new Map([
        [person.id, 3],
        [other.id, 2],
      ]),
    );
  });
});

describe("places of impressions", () => {
  it("are counted by band and list, and two nodes that write at once lose none", async () => {
    const site = await createWorld();
    const seen = await buildPublicProfile(site, await site.admin());
    await site.post("/escort-profile/my-profile/available", { hours: 2 }, seen.escort);
    const counters = [createImpressionCounter(site.platform), createImpressionCounter(site.platform)];
    const ctx = createContext(site.platform);
    const count = (list: string | undefined, places: (number | null)[] | undefined) =>
      counters.forEach((counter) => counter.count(ctx, { ids: [seen.id], places, list }));

    for (let round = 0; round < 20; round += 1) {
      count("", [1]);
      count("search", [24]);
      count("category", [200_000]);
      // A card outside a list has no place, whatever is sent.
      count("escort", [2]);
      count("tag", [null]);
      count(undefined, undefined);
      await Promise.all(counters.map((counter) => counter.flush()));
    }

    expect(await site.db.selectFrom("profileDays").selectAll().execute()).toMatchObject([
      {
        impressions: 240,
        place1: 40,
        place4: 0,
        place7: 0,
        place13: 40,
        place25: 0,
        place49: 0,
        place97: 0,
        place193: 40,
        inHome: 40,
        inSearch: 40,
        inCategory: 40,
        inTag: 40,
        inCity: 0,
        wasAvailable: true,
        wasActive: true,
        wasPremium: false,
      },
    ]);
    await site.close();
  });
});
