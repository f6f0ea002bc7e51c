import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { migrate } from "#platform/database/migrate.ts";
import { createCaseActions } from "#test/factories/cases.ts";
import { buildDraftProfile } from "#test/factories/profiles.ts";
import { submitVerification } from "#test/factories/verifications.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const { openCase } = createCaseActions(world);
const [ines, paul] = [await world.user({ name: "Ines", roles: ["admin", "verifier"] }), await world.admin()];

const get = async (path: string) => (await world.get(path, paul)).body.data;
const claim = (path: string, by = ines) => world.post(`${path}/claim`, undefined, by);
const someVerification = async () => submitVerification(world, (await buildDraftProfile(world)).escort, paul);

describe("a claimed item", () => {
  it("is not released through the lease endpoint of other queues", async () => {
    const [path, verification] = [`/admin/cases/${(await openCase()).id}`, await someVerification()];
    await claim(path);
    await claim(verification);

    for (const claimed of [path, verification]) {
      await world.delete(`/admin/desk/${claimed.split("/").at(-1)}`, ines);
      expect((await get(claimed)).holder).toMatchObject({ _id: ines.id });
    }
  });

  it("is free when its holder is no longer an admin", async () => {
    const [leaving, path] = [await world.admin(), await someVerification()];
    await claim(path, leaving);
    await world.put(`/admin/users/${leaving.id}/roles`, { roles: ["user"] }, ines);

    expect(await get(path)).toMatchObject({ holder: null, heldUntil: null });
  });

  it("keeps its holder through the migration to the leases table", async () => {
    const { id } = await openCase();
    const [path, letter] = [await someVerification(), crypto.randomUUID()];
    const until = new Date(world.clock.now().getTime() + 60_000);
    const held = sql`set holder_id = ${ines.id}, held_until = ${until}`;
    await sql`update cases ${held} where id = ${id}`.execute(world.db);
    await sql`update verifications ${held} where id = ${path.split("/").at(-1)}`.execute(world.db);
    await sql`insert into desk values ('contact', ${letter}, ${ines.id}, ${until})`.execute(world.db);

    await sql`drop table leases`.execute(world.db);
    await sql`delete from migrations where name = '0058-leases.sql'`.execute(world.db);
    await migrate(world.db);

    for (const item of [await get(`/admin/cases/${id}`), await get(path)])
      expect(item).toMatchObject({ holder: { _id: ines.id }, heldUntil: until.toISOString() });
    expect(await get("/admin/desk?kind=contact")).toMatchObject([{ _id: letter, admin: { _id: ines.id } }]);
  });
});
