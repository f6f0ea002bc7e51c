import { afterAll, describe, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import { createCaseActions, hideDecision } from "#test/factories/cases.ts";
import { createWorld } from "#test/world.ts";
import { checkModeration } from "./index.ts";

const world = await createWorld();
afterAll(() => world.close());
const ctx = createContext(world.platform);
const { decide, openCase, report } = createCaseActions(world);

describe("the database check", () => {
  /** Changes the database directly, runs the check and rolls back. */
  async function problemsAfter(change: (db: typeof world.db) => Promise<unknown>): Promise<string[]> {
    let problems: string[] = [];
    const undo = new Error("undo");
    const attempt = world.db.transaction().execute(async (db) => {
      await change(db);
      problems = await checkModeration({ ...ctx, db });
      throw undo;
    });
    await expect(attempt).rejects.toThrow("undo");
    return problems;
  }

  it("reports a removed statement of reasons", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase()];
    await decide(id, hideDecision, admin);

    const problems = await problemsAfter((db) =>
      db.deleteFrom("statements").where("userId", "=", person.id).execute(),
    );

    expect(problems).toEqual([expect.stringMatching(/^restriction .* has no delivered statement/)]);
  });

  it("reports an unexplained ban and a missing restriction", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase()];
    await decide(id, { ...hideDecision, action: "ban" }, admin);

    const problems = await problemsAfter(async (db) => {
      await db.deleteFrom("statements").where("userId", "=", person.id).execute();
      await db.deleteFrom("restrictions").where("userId", "=", person.id).execute();
    });

    expect(problems).toEqual([
      expect.stringContaining(`account ${person.id} is locked out`),
      expect.stringContaining("and the audit log do not match"),
      expect.stringContaining(`case ${id} was decided`),
    ]);
  });

  it("reports a mail that was never sent", async () => {
    const [admin, { id }] = [await world.admin(), await openCase()];
    await decide(id, hideDecision, admin);

    world.clock.advance(3 * 60 * 60_000);
    const problems = await checkModeration(ctx);
    await world.jobs.drain();

    expect(problems.length).toBeGreaterThan(0);
    expect(await checkModeration(ctx)).toEqual([]);
  });

  it.each(["hold", "remove", "lifted ban"])(
    "reports a %s that was removed with its statement",
    async (what) => {
      const [admin, person] = [await world.admin(), await world.user()];
      if (what === "hold") await report(person, "coercion", await world.trusted());
      else if (what === "remove") await world.delete(`/admin/users/${person.id}`, admin);
      else {
        await world.post(`/admin/users/${person.id}/ban`, { reason: "X" }, admin);
        await world.post(`/admin/users/${person.id}/unban`, {}, admin);
      }

      const problems = await problemsAfter(async (db) => {
        await db.deleteFrom("statements").where("userId", "=", person.id).execute();
        await db.deleteFrom("restrictions").where("userId", "=", person.id).execute();
      });

      expect(problems).toEqual([expect.stringContaining("and the audit log do not match")]);
    },
  );

  it("reports a suspension that is not enforced or never ended", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase()];
    await decide(id, { ...hideDecision, action: "suspend", days: 1 }, admin);

    const unfelt = await problemsAfter((db) =>
      db.updateTable("users").set({ status: "active" }).where("id", "=", person.id).execute(),
    );
    world.clock.advance(2 * 24 * 60 * 60 * 1000);
    await world.jobs.drain();
    const overdue = await checkModeration(ctx);
    await world.jobs.send(world.db, "moderation.hourly-sweep", {});
    await world.jobs.drain();

    expect(unfelt).toEqual([expect.stringContaining("is in force, but the account is active")]);
    expect(overdue).toEqual([expect.stringContaining("is past its end date")]);
    expect(await checkModeration(ctx)).toEqual([]);
  });
});

describe("erasing a person", () => {
  it("waits until no case about them is open", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase("underage")];
    await world.delete("/auth/me", person, { password: person.password });
    world.clock.advance(31 * 24 * 60 * 60 * 1000);
    const clean = async () => {
      await world.jobs.send(world.db, "accounts.daily-cleaning", {});
      await world.jobs.drain();
      const row = await world.db
        .selectFrom("users")
        .selectAll()
        .where("id", "=", person.id)
        .executeTakeFirst();
      return row?.erasedAt !== null;
    };

    const early = await clean();
    await decide(id, { resolution: "dismissed" }, await world.signedInAgain(admin));

    expect([early, await clean()]).toEqual([false, true]);
  });

  it("removes personal text but keeps the decision, statement and audit chain", async () => {
    const [admin, { id, person }] = [await world.admin(), await openCase()];
    await world.put("/auth/me/profile", { bio: "canary-bio" }, person);
    await report(person);
    await decide(id, { ...hideDecision, note: "canary-note" }, admin);
    await world.delete(`/admin/users/${person.id}`, admin, { reason: "canary-reason" });
    await world.jobs.drain();

    world.clock.advance(31 * 24 * 60 * 60 * 1000);
    await world.jobs.send(world.db, "accounts.daily-cleaning", {});
    await world.jobs.drain();

    const tables = [
      "users",
      "cases",
      "evidence",
      "restrictions",
      "statements",
      "notifications",
      "auditLog",
      "activity",
    ] as const;
    for (const table of tables) {
      const rows = await world.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain("canary");
      expect(JSON.stringify(rows)).not.toContain(person.email);
    }
    expect(await checkModeration(ctx)).toEqual([]);
  });
});
