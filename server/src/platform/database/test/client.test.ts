import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { sql } from "kysely";
import pino from "pino";
import { afterAll, expect, it } from "vitest";
import { openPostgres } from "../client.ts";

/** Accepts connections and drops them at the first query, like a database that crashes during a query. */
const dying = createServer((socket) => {
  const letIn = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
  socket.once("data", () => {
    socket.write(letIn);
    socket.once("data", () => socket.resetAndDestroy());
  });
});
afterAll(() => void dying.close());

it("a database crash during a query fails the query, not the process", async () => {
  await once(dying.listen(0, "127.0.0.1"), "listening");
  const { port } = dying.address() as AddressInfo;
  const { db, close } = openPostgres(`postgres://someone@127.0.0.1:${port}/any`, pino({ level: "silent" }));

  await expect(sql`select 1`.execute(db)).rejects.toThrow();
  // Wait a tick: an unhandled `error` event is thrown later and would end this process.
  await new Promise((resolve) => setImmediate(resolve));
  await close();
});

it.runIf(process.env["TEST_DATABASE_URL"])(
  "statements use one core of a database server, long work all of them",
  async () => {
    const read = async (use: "usual" | "endless") => {
      const { db, close } = openPostgres(
        process.env["TEST_DATABASE_URL"] ?? "",
        pino({ level: "silent" }),
        use,
      );
      const { rows } = await sql<{ workers: string }>`
      select current_setting('max_parallel_workers_per_gather') as workers`.execute(db);
      await close();
      return Number(rows[0]?.workers);
    };

    expect(await read("usual")).toBe(0);
    expect(await read("endless")).toBeGreaterThan(0);
  },
);
