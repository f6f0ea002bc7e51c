import { limits } from "@vesper/contract/core/limits";
import type { DurationRate } from "@vesper/contract/profiles/profile-rates";
import { sql } from "kysely";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { createContext } from "#platform/context.ts";
import type { Person } from "#test/factories/accounts.ts";
import { buildDraftProfile, buildProfileDraft, buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";
import { convertPrices } from "../service/convert-prices.ts";
import { selectPerDollar } from "../store/profiles.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const outcall = (duration: string, amount: number) => ({ place: "outcall", duration, amount });
const incall = (duration: string, amount: number) => ({ place: "incall", duration, amount });

const put = async (escort: Person, change: object) => {
  const { status, body } = await world.put("/escort-profile/my-profile", change, escort);
  expect([status, body.details]).toEqual([200, undefined]);
  return body.data;
};
const getOwn = async (escort: Person) => (await world.get("/escort-profile/my-profile", escort)).body.data;
const getHourly = ({ rateOutcall, rateIncall }: { rateOutcall: number; rateIncall: number }) => [
  rateOutcall,
  rateIncall,
];
const getDollars = async (profileId: string) => {
  const rates = await world.db
    .selectFrom("profileRates")
    .selectAll()
    .where("profileId", "=", profileId)
    .execute();
  const profile = await world.db
    .selectFrom("profiles")
    .select(["usdOutcall", "usdIncall"])
    .where("id", "=", profileId)
    .executeTakeFirstOrThrow();
  return {
    ...profile,
    ...Object.fromEntries(rates.map(({ place, duration, usd }) => [`${place} ${duration}`, usd])),
  };
};

describe("the rates of a profile", () => {
  it("list the hourly rates and every other duration, in a fixed order", async () => {
    const rates = [incall("30", 150), outcall("overnight", 1800.5), outcall("120", 550)];
    const { escort, slug } = await buildPublicProfile(world, admin, { rates });
    const sorted = [
      outcall("60", 300),
      outcall("120", 550),
      outcall("overnight", 1800.5),
      incall("30", 150),
      incall("60", 250),
    ];

    expect((await getOwn(escort)).rates).toEqual(sorted);
    expect((await world.get(`/escort-profile/${slug}`)).body.data.rates).toEqual(sorted);
  });

  it("are the hourly rates alone for a client that knows no others", async () => {
    const { escort } = await buildDraftProfile(world);

    expect((await getOwn(escort)).rates).toEqual([outcall("60", 300), incall("60", 250)]);
  });

  it("follow the hourly fields, and lose nothing by it", async () => {
    const { escort } = await buildDraftProfile(world, { rates: [outcall("120", 550)] });

    const changed = await put(escort, { rateOutcall: 320, rateIncall: 0 });

    expect(changed.rates).toEqual([outcall("60", 320), outcall("120", 550)]);
    expect((await put(escort, { aboutMe: "Hello" })).rates).toEqual(changed.rates);
  });

  it("decide the hourly fields", async () => {
    const { escort } = await buildDraftProfile(world);

    expect(getHourly(await put(escort, { rates: [outcall("60", 310), incall("60", 240)] }))).toEqual([
      310, 240,
    ]);
    expect(getHourly(await put(escort, { rates: [outcall("120", 500)] }))).toEqual([0, 0]);
    expect((await getOwn(escort)).rates).toEqual([outcall("120", 500)]);
  });

  it("keep the edit of a client that returns the whole profile", async () => {
    const { escort } = await buildDraftProfile(world, { rates: [outcall("120", 550)] });
    const { rates } = await getOwn(escort);
    const withHour = (amount: number) =>
      rates.map((rate: DurationRate) =>
        rate.place === "outcall" && rate.duration === "60" ? { ...rate, amount } : rate,
      );

    expect((await put(escort, { rateOutcall: 330, rateIncall: 250, rates })).rates[0]).toEqual(
      outcall("60", 330),
    );
    const edited = await put(escort, { rateOutcall: 330, rateIncall: 250, rates: withHour(340) });
    expect(getHourly(edited)).toEqual([340, 250]);
    expect(getHourly(await put(escort, { rateOutcall: 0, rateIncall: 250, rates: edited.rates }))).toEqual([
      0, 250,
    ]);
  });

  it("leave the hourly rates to their fields if the list has none", async () => {
    const { escort } = await buildDraftProfile(world);

    const changed = await put(escort, { rateOutcall: 300, rateIncall: 260, rates: [incall("90", 380)] });

    expect(changed.rates).toEqual([outcall("60", 300), incall("60", 260), incall("90", 380)]);
  });

  it("must not contradict the hourly fields", async () => {
    const { escort } = await buildDraftProfile(world);
    const change = { rateOutcall: 310, rates: [outcall("60", 320)] };

    const changed = await world.put("/escort-profile/my-profile", change, escort);
    const created = await world.post("/escort-profile", buildProfileDraft(change), await world.escort());

    const problem = "rateOutcall: Outcall rate must equal the one-hour rate in “rates”";
    expect([changed.status, changed.body.details]).toEqual([400, [problem]]);
    expect([created.status, created.body.details]).toEqual([400, [problem]]);
    expect(getHourly(await getOwn(escort))).toEqual([300, 250]);
  });

  it("can be removed", async () => {
    const { escort, id } = await buildDraftProfile(world, { rates: [outcall("120", 550)] });

    const changed = await put(escort, { rates: [] });

    expect([changed.rates, getHourly(changed)]).toEqual([[], [0, 0]]);
    expect(await getDollars(id)).toEqual({ usdOutcall: 0, usdIncall: 0 });
  });

  it("are those of one of two changes made at once", async () => {
    const { escort } = await buildDraftProfile(world);
    const lists = [
      [outcall("60", 300), outcall("120", 500)],
      [outcall("60", 400), outcall("180", 900), incall("120", 450)],
    ];

    await Promise.all(lists.map((rates) => put(escort, { rates })));

    expect(lists).toContainEqual((await getOwn(escort)).rates);
  });

  it.each([
    [[outcall("120", 0)], "rates.0.amount: Rates, entry 1, amount must be greater than 0"],
    [[outcall("120", 10.999)], "rates.0.amount: Rates, entry 1, amount must have at most two decimal places"],
    [[outcall("120", limits.rate.max + 1)], /^rates\.0\.amount: .* must be at most 1,000,000$/],
    [[outcall("75", 100)], /^rates\.0\.duration: .* must be one of: 30, 60/],
    [[{ ...outcall("60", 100), place: "hotel" }], /^rates\.0\.place: .* must be one of: outcall, incall$/],
    [[incall("90", 100), incall("90", 100)], /^rates\.1\.duration: .* is listed twice for this place$/],
    ["many", /^rates: /],
  ])("cannot be %j", async (rates, problem) => {
    const { escort } = await buildDraftProfile(world);

    const { status, body } = await world.put("/escort-profile/my-profile", { rates }, escort);

    expect([status, body.details]).toEqual([400, [expect.stringMatching(problem)]]);
  });

  it("are part of the personal data export, in a form that the profile accepts", async () => {
    const { escort } = await buildDraftProfile(world, {
      rates: [outcall("1440", 4000), incall("30", 120.5)],
    });
    const { body } = await world.get("/auth/me/export", await world.signedInAgain(escort));
    const { rates } = body.data.profile;

    await put(escort, { rates: [] });

    expect((await put(escort, { rates })).rates).toEqual([
      outcall("60", 300),
      outcall("1440", 4000),
      incall("30", 120.5),
      incall("60", 250),
    ]);
  });
});

const setPerDollar = async (rates: object) => {
  await world.put("/admin/exchange-rates", { rates }, await world.signedInAgain(admin));
  await world.jobs.drain();
};

describe("rates in dollars", () => {
  it("are converted after the request, a batch of profiles at a time", async () => {
    const build = () => buildDraftProfile(world, { currency: "NOK", rateOutcall: 1000 });
    const profiles = [await build(), await build(), await build()];
    const read = () => Promise.all(profiles.map(async ({ id }) => (await getDollars(id)).usdOutcall));
    const before = await read();

    await world.put("/admin/exchange-rates", { rates: { NOK: 5, SEK: 5 } }, await world.signedInAgain(admin));
    expect(await read()).toEqual(before);
    await convertPrices(createContext(world.platform), { currencies: ["NOK", "SEK"] }, 2);

    expect(before).not.toContain(200);
    expect(await read()).toEqual([200, 200, 200]);
  });

  // The embedded engine has one session, which the open transaction would hold.
  it.runIf(process.env["TEST_DATABASE_URL"])(
    "keep their exchange rate until a profile is stored with it",
    async () => {
      const isRead = Promise.withResolvers<void>();
      const release = Promise.withResolvers<void>();
      onTestFinished(() => release.resolve());
      const storing = world.db.transaction().execute(async (tx) => {
        await selectPerDollar(tx, "PLN");
        isRead.resolve();
        await release.promise;
      });
      await isRead.promise;
      const changing = setPerDollar({ PLN: 8 });
      const countWaiting = async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          world.db,
        );
        return rows.length;
      };

      await expect.poll(countWaiting).toBe(1);
      release.resolve();
      await Promise.all([storing, changing]);

      expect(await selectPerDollar(world.db, "PLN")).toBe(8);
    },
  );

  it("follow the currency of the profile and the exchange rates", async () => {
    const draft = { currency: "CZK", rateOutcall: 4000, rates: [outcall("120", 7000), incall("60", 250)] };
    const { escort, id } = await buildDraftProfile(world, draft);

    await setPerDollar({ CZK: 20, HUF: 400 });
    expect(await getDollars(id)).toMatchObject({ usdOutcall: 200, "outcall 120": 350 });
    await put(escort, { currency: "HUF" });
    expect(await getDollars(id)).toMatchObject({ usdOutcall: 10, "outcall 120": 17.5 });
    await setPerDollar({ HUF: 200 });
    expect(await getDollars(id)).toMatchObject({ usdOutcall: 20, "outcall 120": 35 });
  });

  it("compare a place without an hourly rate by the hourly share of the shortest longer rate", async () => {
    const rates = [outcall("30", 90), outcall("overnight", 1500), outcall("180", 450), incall("30", 80)];
    const draft = { rateOutcall: 0, rateIncall: 0, currency: "DKK", rates };
    const { escort, id } = await buildDraftProfile(world, draft);

    await setPerDollar({ DKK: 5 });
    const recomputed = await getDollars(id);
    await put(escort, { rates });
    const written = await getDollars(id);

    expect(recomputed).toMatchObject({ usdOutcall: 30, usdIncall: 32 });
    expect(written).toEqual(recomputed);
    expect(getHourly(await getOwn(escort))).toEqual([0, 0]);
    await put(escort, { rateOutcall: 500 });
    expect(await getDollars(id)).toMatchObject({ usdOutcall: 100, usdIncall: 32 });
  });
});
