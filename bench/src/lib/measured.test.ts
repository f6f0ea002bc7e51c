import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { describeUnfinished, describeWith, startSuite } from "./measured.ts";
import type { Report } from "./report.ts";
import { interleave } from "./rounds.ts";
import { saveReport } from "./save-report.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const options = { drain: 0 };
const report: Report = {
  title: "feeds: a title",
  resultName: "feeds-100",
  columns: [],
  rows: [],
  goals: [{ what: "feed", value: 1, atLeast: 2 }],
  ratios: {},
  figures: {},
};

/** Runs a suite whose second cell fails in the second round. */
async function failInSecondRound(): Promise<void> {
  let calls = 0;
  const fail = async () => {
    calls += 1;
    if (calls > 1) throw new Error("the server ended");
    return 20;
  };
  await expect(interleave({ feed: async () => 10, search: fail }, 2, options)).rejects.toThrow("ended");
}

beforeEach(startSuite);

describe("a suite that ends early", () => {
  it("stores the rounds it has measured, in a folder that does not exist yet", async () => {
    using folder = createTemporaryFolder();
    const results = join(folder.path, "results");
    await failInSecondRound();
    const unfinished = describeUnfinished("feeds", "the server ended");
    saveReport("feeds", unfinished ?? report, 0, results);

    const stored = JSON.parse(readFileSync(join(results, "feeds-unfinished.json"), "utf8")) as {
      title: string;
      figures: unknown;
    };
    expect(stored.title).toBe("feeds, UNFINISHED: the server ended");
    expect(stored.figures).toEqual({
      unfinished: "the server ended",
      passes: { rounds: { feed: [10], search: [20] } },
    });
  });

  it("keeps its own description, but reaches no goal", async () => {
    describeWith(({ rounds }) => ({ ...report, rows: [[String(rounds?.["feed"]?.length)]] }));
    await failInSecondRound();
    const unfinished = describeUnfinished("feeds", "stopped by SIGINT");
    expect(unfinished).toMatchObject({ rows: [["1"]], goals: [], resultName: "feeds-100-unfinished" });
  });

  it("has nothing to store before the first result", () => {
    expect(describeUnfinished("feeds", "stopped by SIGINT")).toBeNull();
  });

  it("is forgotten once a later run completes", async () => {
    using folder = createTemporaryFolder();
    await failInSecondRound();
    saveReport("feeds", { ...report, resultName: "feeds-100-unfinished" }, 0, folder.path);
    saveReport("feeds", report, 0, folder.path);
    expect(existsSync(join(folder.path, "feeds-100-unfinished.json"))).toBe(false);
    expect(existsSync(join(folder.path, "feeds-100.json"))).toBe(true);
  });
});
