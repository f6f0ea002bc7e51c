import { currencies } from "@vesper/contract/profiles/currencies";
import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

interface Rate {
  currency: string;
  perDollar: number;
}
const findRate = (rates: Rate[], code: string) => rates.find(({ currency }) => currency === code)?.perDollar;
const putRates = (rates: object) => world.put("/admin/exchange-rates", { rates }, admin);

describe("exchange rates", () => {
  it("exist for every supported currency from the start", async () => {
    const { body } = await world.get("/admin/exchange-rates", admin);

    expect(body.data.map(({ currency }: Rate) => currency)).toEqual(
      currencies.map(({ code }) => code).toSorted(),
    );
    expect(findRate(body.data, "USD")).toBe(1);
    expect(findRate(body.data, "GBP")).toBeLessThan(1);
  });

  it("are readable for visitors, who may search in their own currency", async () => {
    const { body } = await world.get("/exchange-rates");

    expect(body.data).toContainEqual({ currency: "EUR", perDollar: 0.92 });
    expect(body.data).toContainEqual({ currency: "USD", perDollar: 1 });
  });

  it("change individually, and the audit log keeps the previous values", async () => {
    const { body } = await putRates({ EUR: 0.9, JPY: 151.25 });

    const { body: log } = await world.get("/admin/audit-log?action=rates", admin);
    expect([findRate(body.data, "EUR"), findRate(body.data, "JPY")]).toEqual([0.9, 151.25]);
    expect(log.data[0]).toMatchObject({
      action: "rates.updated",
      before: { EUR: 0.92, JPY: 150 },
      after: { EUR: 0.9, JPY: 151.25 },
    });
  });

  it("add no audit log entry when nothing changes", async () => {
    const entries = async () => (await world.get("/admin/audit-log", admin)).body.pagination.total;
    const before = await entries();

    const { status } = await putRates({ CHF: 0.88 });

    expect([status, await entries()]).toEqual([200, before]);
  });

  it("publish an event that names only the changed currencies", async () => {
    const heard: string[][] = [];
    world.platform.events.on("rates.changed", (_tx, { currencies: changed }) => void heard.push(changed));

    await putRates({ SEK: 10.5, NOK: 11 });

    expect(heard).toEqual([["SEK"]]);
  });

  it.each([
    [{ EUR: 0 }],
    [{ EUR: -1 }],
    [{ EUR: "0.9" }],
    [{ EUR: 2e9 }],
    [{ ZZZ: 1 }],
    [{ eur: 1 }],
    [{ USD: 2 }],
    [{}],
  ])("reject %j", async (rates) => {
    const { status, body } = await putRates(rates);

    expect(status).toBe(400);
    expect(body.details[0]).toMatch(/^rates/);
  });
});
