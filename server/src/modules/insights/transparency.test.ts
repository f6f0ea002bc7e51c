import { afterAll, describe, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import { createCaseActions, hideDecision } from "#test/factories/cases.ts";
import { createWorld } from "#test/world.ts";
import { countQuarters } from "./index.ts";
import { getQuarterStart } from "./service/transparency.ts";

const world = await createWorld();
afterAll(() => world.close());
const ctx = createContext(world.platform);
const { decide, openCase } = createCaseActions(world);

const hour = 60 * 60 * 1000;
const wakeOn = (time: string) => world.clock.advance(new Date(time).getTime() - world.clock.now().getTime());
const quarters = async () => {
  await countQuarters(ctx);
  return (await world.get("/transparency")).body.data;
};
const findCount = (rows: { count: number | null }[], key: string, value: string) =>
  rows.find((row) => (row as unknown as Record<string, unknown>)[key] === value)?.count;

describe("a quarter", () => {
  it.each([
    ["2027-01-01T00:00:00Z", 0, "2027-01-01"],
    ["2027-03-31T23:59:59Z", 0, "2027-01-01"],
    ["2027-01-15T00:00:00Z", -1, "2026-10-01"],
    ["2027-12-15T00:00:00Z", 1, "2028-01-01"],
  ])("of %s, shifted by %i, starts on %s", (time, ahead, first) => {
    expect(getQuarterStart(new Date(time), ahead).toISOString().slice(0, 10)).toBe(first);
  });
});

describe("the transparency page", () => {
  it("is empty before anything is counted", async () => {
    expect((await world.get("/transparency")).body.data).toEqual([]);
  });

  it("counts reports and decisions, masks small numbers, and shows the median", async () => {
    wakeOn("2027-02-10T12:00:00Z");
    const admin = await world.admin();
    for (const hours of [1, 2, 3, 10, 20]) {
      const { id } = await openCase("scam");
      const openedAt = new Date(world.clock.now().getTime() - hours * hour);
      await world.db.updateTable("cases").set({ openedAt }).where("id", "=", id).execute();
      await decide(id, hideDecision, admin);
    }
    const { id } = await openCase("harassment");
    await decide(id, { resolution: "dismissed" }, admin);

    const [newest] = await quarters();

    expect(newest).toMatchObject({ from: "2027-01-01", isOver: false, dismissed: null });
    expect(findCount(newest.reports, "reason", "scam")).toBe(5);
    expect(findCount(newest.reports, "reason", "harassment")).toBeNull();
    expect(findCount(newest.reports, "reason", "underage")).toBe(0);
    expect(findCount(newest.decisions, "action", "hide")).toBe(5);
    // Median of 0, 1, 2, 3, 10 and 20 hours.
    expect(newest.hoursToDecision).toBe(2.5);
    expect([newest.appeals.received, newest.hoursToAppeal]).toEqual([0, null]);
  });

  it("closes a quarter with all its days and never changes it", async () => {
    wakeOn("2027-03-31T23:00:00Z");
    await openCase("scam");
    wakeOn("2027-04-01T03:40:00Z");
    const [, closed] = await quarters();
    wakeOn("2027-05-20T12:00:00Z");
    await world.db.deleteFrom("reports").execute();

    const [running, kept] = await quarters();

    expect([closed.from, closed.isOver, findCount(closed.reports, "reason", "scam")]).toEqual([
      "2027-01-01",
      true,
      6,
    ]);
    expect(kept).toEqual(closed);
    expect([running.from, findCount(running.reports, "reason", "scam")]).toEqual(["2027-04-01", 0]);
  });
});
