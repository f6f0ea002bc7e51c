import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createContext, transact } from "#platform/context.ts";
import { createWorld } from "#test/world.ts";
import { audit, checkModeration, verifyAudit } from "./index.ts";

const world = await createWorld();
afterAll(() => world.close());
const ctx = createContext(world.platform);

const write = (action: string) =>
  transact(ctx, (tx) => audit(tx, { action, subject: { type: "test", id: null }, after: { action } }));

/** Tampers with the log as anyone with full database access could, verifies it and rolls back. */
async function tampered(statement: string): Promise<string[]> {
  let problems: string[] = [];
  const done = new Error("undo");
  await world.db
    .transaction()
    .execute(async (db) => {
      await sql.raw("alter table audit_log disable trigger user").execute(db);
      await sql.raw(statement).execute(db);
      ({ problems } = await verifyAudit({ ...ctx, db }));
      throw done;
    })
    .catch((error: unknown) => {
      if (error !== done) throw error;
    });
  return problems;
}

describe("the audit log", () => {
  beforeAll(async () => {
    for (const action of ["first", "second", "third", "fourth"]) await write(`test.${action}`);
  });

  it("passes verification when untouched", async () => {
    const { entries, head, problems } = await verifyAudit(ctx);

    expect({ entries, problems }).toEqual({ entries: 4, problems: [] });
    expect(head).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ["update", "update audit_log set action = 'x' where position = 2"],
    ["delete", "delete from audit_log where position = 4"],
    ["truncate", "truncate audit_log"],
    ["loss of its head", "delete from audit_head"],
  ])("is protected by the database against %s", async (_, statement) => {
    await expect(sql.raw(statement).execute(world.db)).rejects.toThrow("append-only");
  });

  it.each([
    ["a changed word", "update audit_log set action = 'x' where position = 2", 2],
    ["a changed value", `update audit_log set after = '{"action":"y"}' where position = 3`, 3],
    ["another time", "update audit_log set at = at + interval '1 second' where position = 1", 1],
    ["another actor", "update audit_log set actor_id = gen_random_uuid() where position = 4", 4],
    ["a missing row in the middle", "delete from audit_log where position = 2", 3],
    ["a missing first row", "delete from audit_log where position = 1", 2],
  ])("detects %s", async (_, statement, position) => {
    expect((await tampered(statement))[0]).toContain(`audit entry ${position} `);
  });

  it("detects a missing last row", async () => {
    expect(await tampered("delete from audit_log where position = 4")).toEqual([
      "the audit log ends at entry 3, but 4 entries were written",
    ]);
  });

  it("detects that it was emptied", async () => {
    expect(await tampered("delete from audit_log")).toEqual([
      "the audit log ends at entry 0, but 4 entries were written",
    ]);
  });

  it("detects a row whose own hash was recomputed", async () => {
    const forged =
      "update audit_log set action = 'x' where position = 2; update audit_log set hash = audit_hash(audit_log) where position = 2";

    expect((await tampered(forged))[0]).toContain("audit entry 3 ");
  });

  it("detects tampering even when the database's hash function is replaced", async () => {
    const forged = `create or replace function audit_hash(entry audit_log) returns bytea language sql as
      'select entry.hash'; update audit_log set action = 'x' where position = 2`;

    expect((await tampered(forged))[0]).toContain("audit entry 2 ");
  });

  it("accepts a recorded head and reports one lost in a rewrite", async () => {
    const { head } = await verifyAudit(ctx);

    expect((await verifyAudit(ctx, head)).problems).toEqual([]);
    expect((await verifyAudit(ctx, "00".repeat(32))).problems).toEqual([
      "the noted head is not in the audit log: the log has been rewritten since you noted it",
    ]);
  });

  it("keeps its order and hash chain under concurrent writes", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, at) => write(`test.together-${at}`)));

    const { entries, problems } = await verifyAudit(ctx);
    expect({ entries, problems }).toEqual({ entries: 24, problems: [] });
  });

  it("omits rolled-back entries without leaving a gap", async () => {
    const before = (await verifyAudit(ctx)).entries;
    const failing = transact(ctx, async (tx) => {
      await audit(tx, { action: "test.undone", subject: { type: "test", id: null } });
      throw new Error("no");
    });

    await expect(failing).rejects.toThrow("no");
    await write("test.after");
    expect(await verifyAudit(ctx)).toMatchObject({ entries: before + 1, problems: [] });
  });

  it("is listed for admins, newest first, by action, actor and subject", async () => {
    const [admin, person] = [await world.admin(), await world.user()];
    await world.post(`/admin/users/${person.id}/ban`, { reason: "X" }, admin);

    const bySubject = await world.get(`/admin/audit-log?subject=${person.id}`, admin);
    const byActor = await world.get(`/admin/audit-log?actor=${admin.id}&action=user`, admin);
    const byAction = await world.get("/admin/audit-log?action=test.f&until=4", admin);

    expect(bySubject.body.data).toMatchObject([
      {
        action: "user.banned",
        actor: { _id: admin.id },
        subjectName: person.name,
        after: { status: "banned", reason: "other" },
      },
    ]);
    expect(byActor.body.pagination.total).toBe(1);
    expect(byAction.body.data.map(({ action }: { action: string }) => action)).toEqual([
      "test.fourth",
      "test.first",
    ]);
  });

  it("is exported with the same filters, and the export is recorded", async () => {
    const [admin, person] = [await world.admin(), await world.user({ name: "=HYPERLINK(1)" })];
    await world.post(`/admin/users/${person.id}/ban`, { reason: "X" }, admin);

    const { body, headers } = await world.get(`/admin/audit-log/export?subject=${person.id}`, admin);
    const { body: log } = await world.get("/admin/audit-log?action=audit-log", admin);

    const [head, line, ...rest] = String(body).trimEnd().split("\r\n");
    expect(headers["content-disposition"]).toBe('attachment; filename="audit-log.csv"');
    expect(head).toMatch(/^position,at,actorId,actorName,action,/);
    expect(line).toContain(`,user.banned,user,${person.id},'=HYPERLINK(1),`);
    expect(rest).toEqual([]);
    expect(log.data).toMatchObject([
      { action: "audit-log.exported", actor: { _id: admin.id }, after: { subject: person.id } },
    ]);
  });

  it("is exported in pages, each entry exactly once", async () => {
    await sql`
      insert into audit_log (at, action, subject_type, request_id)
      select now(), 'test.many', 'test', '-' from generate_series(1, 1001)`.execute(world.db);

    const { body } = await world.get("/admin/audit-log/export?action=test.many", await world.admin());

    const positions = String(body)
      .trimEnd()
      .split("\r\n")
      .slice(1)
      .map((line) => Number(line.split(",")[0]));
    expect(positions).toHaveLength(1001);
    expect(new Set(positions).size).toBe(1001);
  });

  it("records a replayed refresh token", async () => {
    const person = await world.user();
    const refresh = (token: string) => world.post("/auth/refresh", { refresh: token });
    const second = await refresh(person.tokens.refresh);
    await refresh(second.body.data.tokens.refresh);
    await refresh(person.tokens.refresh);

    const { body } = await world.get(`/admin/audit-log?subject=${person.id}`, await world.admin());
    expect(body.data).toMatchObject([{ action: "session.replayed", actor: null }]);
  });

  it("is part of the database check", async () => {
    expect(await checkModeration(ctx)).toEqual([]);
  });
});
