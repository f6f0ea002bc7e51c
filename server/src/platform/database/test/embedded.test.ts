import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

it("returns a reply that the engine sends in several parts", async () => {
  const { rows } = await engine.pool.query<{ text: string }>(
    "select repeat(chr(96 + number), 400000) as text from generate_series(1, 8) as number",
  );
  expect(rows.map(({ text }) => text)).toEqual(
    Array.from("abcdefgh").map((letter) => letter.repeat(400_000)),
  );
});

it("reserves little memory for its buffers", async () => {
  const { rows } = await engine.pool.query("show shared_buffers");
  expect(rows).toEqual([{ shared_buffers: "16MB" }]);
});

it("starts again after the first start was killed while it created the database", async () => {
  const folder = mkdtempSync(join(tmpdir(), "vesper-embedded-"));
  writeFileSync(join(folder, "vesper-unpacking"), "");
  writeFileSync(join(folder, "PG_VERSION"), "18\n");

  const started = await startEmbeddedEngine({ folder });

  const { rows } = await started.pool.query(
    "select count(*)::integer as tables from pg_tables where schemaname = 'public'",
  );
  expect(rows).toEqual([{ tables: 0 }]);
  expect(existsSync(join(folder, "vesper-unpacking"))).toBe(false);
  await started.close();
  rmSync(folder, { recursive: true });
});

it("has the same time zone in every database", async () => {
  const { rows } = await engine.pool.query("show timezone");
  expect(rows).toEqual([{ TimeZone: "UTC" }]);
});
