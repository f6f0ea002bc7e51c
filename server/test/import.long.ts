import { describe, expect, it } from "vitest";
import { importThroughKills } from "./import-kills.ts";
import { createDataFolder } from "./process.ts";

const { TEST_DATABASE_URL = "" } = process.env;
const hour = 60 * 60 * 1000;

const places: { where: string; more: Record<string, string> }[] = [
  { where: "the embedded database", more: {} },
  ...(TEST_DATABASE_URL ? [{ where: "a PostgreSQL server", more: { DATABASE_URL: TEST_DATABASE_URL } }] : []),
];

describe.each(places)("an import of 10,000 rows, 500 of them invalid, on $where", ({ more }) => {
  it(
    "creates 9,500 accounts once despite three kills and reports every invalid row",
    { timeout: hour },
    async () => {
      const kills = 3;
      const found = await importThroughKills({
        environment: { DATA_DIR: createDataFolder(), ...more },
        rows: 10_000,
        badEvery: 20,
        kills,
      });
      const { job, good, bad, invited, counts, repeated, after, failedRows, check } = found;

      expect(job.results).toMatchObject({ total: 10_000, successful: 9_500, failed: 500 });
      expect(job.results.errors.map(({ row }) => row)).toEqual(bad);
      expect(failedRows).toHaveLength(501);
      expect(counts).toEqual({ users: 9_500, profiles: 9_500 });

      expect(new Set(invited)).toEqual(new Set(good));
      // If a kill comes between sending a mail and recording that it was sent, the mail is sent again.
      expect(invited.length).toBeLessThanOrEqual(good.length + kills);

      expect(repeated.results).toMatchObject({ successful: 0, failed: 10_000 });
      expect(after).toEqual(counts);
      // The response that the page polls stays small, however long the file.
      for (const { bytes } of [job, repeated]) expect(bytes).toBeLessThan(200_000);
      expect(check).toEqual({ code: 0, output: "all checks passed\n" });
    },
  );
});
