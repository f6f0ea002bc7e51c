import { afterAll, expect, it } from "vitest";
import { startEmbeddedEngine } from "../embedded/embedded.ts";

const engine = await startEmbeddedEngine({});
afterAll(() => engine.close());

it("prepares a statement again after its client is replaced", async () => {
  const ask = async (isLast: boolean) => {
    const client = await engine.pool.connect();
    const { rows } = await client.query<{ sum: number }>({
      name: "sum",
      text: "select $1::int + 1 as sum",
      values: [2],
    });
    client.release(isLast);
    return rows[0]?.sum;
  };

  expect([await ask(true), await ask(false)]).toEqual([3, 3]);
});
