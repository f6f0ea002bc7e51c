import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { day } from "#platform/clock.ts";
import { createContext, transact } from "#platform/context.ts";
import { createSecrets } from "#platform/security/secrets.ts";
import { createWorld } from "#test/world.ts";
import { audit, checkModeration, signDeliberately } from "./index.ts";
import { checkSignedHead } from "./service/signed-head.ts";

const world = await createWorld();
afterAll(() => world.close());
const ctx = createContext(world.platform);
const file = "audit/head.json";

const write = () =>
  transact(ctx, (tx) => audit(tx, { action: "test.done", subject: { type: "test", id: null } }));
const problems = async (given = ctx) =>
  [...(await checkModeration(given)), ...(await checkSignedHead(given))].filter((problem) =>
    problem.includes("audit log"),
  );

async function signHourly() {
  await world.jobs.send(world.db, "moderation.sign-audit-head", {});
  await world.jobs.drain();
}

/** Rewrites the log as the table owner, using the database's hash function: every hash is valid afterward. */
const rewrite = (action: string) =>
  world.db.transaction().execute(async (db) => {
    await sql.raw("alter table audit_log disable trigger user").execute(db);
    await sql
      .raw(
        `do $$
        declare entry audit_log; before bytea := sha256('vesper');
        begin
          update audit_log set action = '${action}' where position = 1;
          for entry in select * from audit_log order by position loop
            entry.previous_hash := before;
            entry.hash := audit_hash(entry);
            update audit_log set previous_hash = entry.previous_hash, hash = entry.hash
              where position = entry.position;
            before := entry.hash;
          end loop;
          update audit_head set hash = before;
        end $$`,
      )
      .execute(db);
    await sql.raw("alter table audit_log enable trigger user").execute(db);
  });

describe("the signed head of the audit log", () => {
  beforeEach(async () => {
    await world.platform.storage.remove(file);
    await write();
    await write();
    await signHourly();
  });

  it("stays valid while the log only grows", async () => {
    await write();
    const between = await problems();
    await signHourly();

    expect([between, await problems()]).toEqual([[], []]);
  });

  it("exposes a database owner who changes an entry and recomputes all hashes", async () => {
    await rewrite("test.forged");
    const found = await problems();
    // Try to sign the forged log, which would legitimize it.
    await signHourly();
    await write();
    const later = await problems();
    await rewrite("test.done");

    expect(found).toEqual([expect.stringContaining("the audit log was rewritten")]);
    expect(later).toEqual(found);
    expect(await problems()).toEqual([]);
  });

  it("cannot be forged without the key", async () => {
    const forger = { ...ctx, secrets: createSecrets("what someone else might guess") };
    await rewrite("test.forged");
    await signDeliberately(forger);
    const forged = await problems();
    await world.platform.storage.put(file, Buffer.from("not json"));
    const garbled = await problems();
    await rewrite("test.done");

    expect([forged, garbled]).toEqual([
      [expect.stringContaining("was changed, or was signed with a different JWT_SECRET")],
      [expect.stringContaining("was changed, or was signed with a different JWT_SECRET")],
    ]);
  });

  it("can be signed again by the operator after a key change", async () => {
    const moved = { ...ctx, secrets: createSecrets("the next secret of this site") };
    const before = await problems(moved);
    await signDeliberately(moved);

    expect(before).toHaveLength(1);
    expect(await problems(moved)).toEqual([]);
  });

  it("is reported when it is missing for over a day", async () => {
    await world.platform.storage.remove(file);
    const young = await problems();
    world.clock.advance(day + 1);

    expect(young).toEqual([]);
    expect(await problems()).toEqual([expect.stringContaining("has not been signed for over a day")]);
  });
});
