import { afterAll, describe, expect, it } from "vitest";
import { createBulkUploadActions, toCsv, toCsvRow } from "#test/factories/bulk-uploads.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();
const { send } = createBulkUploadActions(world, () => admin);

const createRows = (domain: string) =>
  world.db.selectFrom("users").select("name").where("email", "like", `%${domain}`).orderBy("name").execute();

describe("the same file uploaded twice concurrently", () => {
  it("creates no duplicates and counts each person once", async () => {
    const names = ["Ada Moor", "Bea Crane", "Cleo Dale"];
    const file = toCsv(...names.map((name) => toCsvRow(name))).replaceAll("@example.test", "@twice.test");

    const answers = await Promise.all([send(file), send(file)]);
    const results = answers.map(({ body }) => body.data.results ?? body.data);

    expect(answers.map(({ status }) => status)).toEqual([answers[0]?.status, answers[0]?.status]);
    expect(await createRows("@twice.test")).toEqual(names.map((name) => ({ name })));
    expect(results[0].successful + results[1].successful).toBe(3);
    expect(results[0].failed + results[1].failed).toBe(3);
  });

  it("creates no duplicates when the rows come in opposite order", async () => {
    const rows = Array.from({ length: 30 }, (_, at) =>
      toCsvRow(`Person ${String.fromCodePoint(65 + at)}`).replace(/[^,]+@example/, `row${at}@reversed`),
    );

    const answers = await Promise.all([send(toCsv(...rows)), send(toCsv(...rows.toReversed()))]);
    const results = answers.map(({ body }) => body.results);

    expect(await createRows("@reversed.test")).toHaveLength(30);
    expect(results[0].successful + results[1].successful).toBe(30);
    expect(results[0].failed + results[1].failed).toBe(30);
  });
});
