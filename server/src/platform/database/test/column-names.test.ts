import { expect, it } from "vitest";
import { ColumnNames } from "../column-names.ts";

const rename = async (rows: Record<string, unknown>[]) =>
  (await new ColumnNames().transformResult({ result: { rows }, queryId: { queryId: "one" } })).rows;

it("reads columns in camel case and leaves what they contain", async () => {
  const inner = { still_snake: [{ as_well: 1 }] };

  const rows = await rename([
    { id: 1, created_at: null, 'odd "name': inner },
    { id: 2, created_at: "now", 'odd "name': [] },
  ]);

  expect(rows).toEqual([
    { id: 1, createdAt: null, 'odd "name': inner },
    { id: 2, createdAt: "now", 'odd "name': [] },
  ]);
});

it("reads results with other columns", async () => {
  const names = new ColumnNames();
  const read = async (row: Record<string, unknown>) =>
    (await names.transformResult({ result: { rows: [row] }, queryId: { queryId: "one" } })).rows;

  expect(await read({ user_id: 1 })).toEqual([{ userId: 1 }]);
  expect(await read({ user_id: 1, is_paid: true })).toEqual([{ userId: 1, isPaid: true }]);
  expect(await rename([])).toEqual([]);
});
