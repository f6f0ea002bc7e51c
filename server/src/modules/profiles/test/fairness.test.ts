import { rotation as rules } from "@vesper/contract/profiles/rotation";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { computeGini, describeFairness, simulateVisits } from "#test/fairness.ts";
import { addMilliseconds, hour } from "#platform/clock.ts";
import { atOnce } from "#test/at-once.ts";
import { insertPublicProfiles } from "#test/factories/public-profiles.ts";
import { createWorld } from "#test/world.ts";
import { getSlot } from "../rotation.ts";
import { setAvailableSlots } from "../store/rotation-drawing.ts";

const world = await createWorld();
afterAll(() => world.close());

const month = { days: 30, visits: 200_000, cards: 24 };
let ids: string[] = [];
beforeAll(async () => {
  const people = Array.from({ length: 2_000 }, (_, at) => ({ name: `Equal ${at}`, city: "Bergen" }));
  ids = await insertPublicProfiles(world.db, people, world.clock.now());
  await sql`analyze users, profiles, profile_cards`.execute(world.db);
});

const toFigures = (figures: object) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Number(Number(value).toFixed(3))]),
  );

const printFigures = (what: string, figures: object) =>
  process.stdout.write(`${what} ${JSON.stringify(figures)}\n`);

it("measures unfair orders as unfair", () => {
  const newestFirst = new Map(ids.slice(0, 24).map((id) => [id, month.visits]));

  expect(describeFairness(newestFirst, ids)).toMatchObject({ unseen: 1_976, within25Percent: 0 });
  expect(computeGini([...Array(99).fill(0), 1])).toBeCloseTo(0.99);
  expect(computeGini([3, 3, 3])).toBeCloseTo(0);
});

it("shows 2,000 equal profiles equally often in a month", async () => {
  const figures = describeFairness(await simulateVisits(world, month), ids);

  printFigures("equal profiles", toFigures(figures));
  expect(figures.unseen).toBe(0);
  expect(figures.gini).toBeLessThanOrEqual(0.25);
  expect(figures.within25Percent).toBeGreaterThanOrEqual(0.95);
});

it("gives nobody more than the stated factor for premium, activity and availability", async () => {
  const groups = {
    plain: ids.slice(0, 1_400),
    active: ids.slice(1_400, 1_600),
    premium: ids.slice(1_600, 1_800),
    all: ids.slice(1_800),
  };
  await sql`update profiles set is_paid = true, premium_expiry = '2999-01-01'
    where id = any(${[...groups.premium, ...groups.all]}::uuid[])`.execute(world.db);
  await sql`
    insert into sessions (id, user_id, seed, rotated_at, remembered, user_agent, created_at, last_used_at, expires_at)
    select id, id, '', now(), false, '', now(), now() + interval '1 year', now() + interval '2 years'
    from unnest(${[...groups.active, ...groups.all]}::uuid[]) as id`.execute(world.db);

  const shown = await simulateVisits(world, {
    ...month,
    // Two hundred people who also turn on "available now" all day, every eight hours.
    async onStretch() {
      const now = world.clock.now();
      const until = addMilliseconds(now, 8 * hour);
      await atOnce.map(groups.all, (id) => setAvailableSlots(world.db, id, { slot: getSlot(now), until }));
    },
  });

  const [plain, active, premium, all] = Object.values(groups).map((group) => describeFairness(shown, group));
  const toFactor = (share = 0) => share / (plain?.mean ?? 0);
  printFigures("factors", {
    active: toFactor(active?.mean).toFixed(2),
    premium: toFactor(premium?.mean).toFixed(2),
    all: toFactor(all?.mean).toFixed(2),
    most: toFactor(all?.most).toFixed(2),
    plain: toFigures(plain ?? {}),
  });
  expect(plain?.unseen).toBe(0);
  const chance = 0.03;
  expect(Math.abs(toFactor(active?.mean) - 1 - rules.bonus.active)).toBeLessThanOrEqual(chance);
  expect(Math.abs(toFactor(premium?.mean) - 1 - rules.bonus.premium)).toBeLessThanOrEqual(chance);
  expect(Math.abs(toFactor(all?.mean) - 1 - rules.maxBonus)).toBeLessThanOrEqual(2 * chance);
  expect(toFactor(Math.max(...[active, premium, all].map((group) => group?.most ?? 0)))).toBeLessThanOrEqual(
    rules.ceiling,
  );
});
