import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import type { CheckName, CheckResult, Status } from "@vesper/contract/operations/status";
import { createContext } from "#platform/context.ts";
import { runCheck } from "#test/run-check.ts";
import { createWorld, restartWorld } from "#test/world.ts";
import { statusChecks } from "../checks.ts";
import { summarize } from "../run-checks.ts";
import { createStatusReader } from "../service/status.ts";
import { upsertNode } from "../store/nodes.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();
const check = (name: CheckName, environment?: Record<string, string>) => runCheck(world, name, environment);

describe("the status", () => {
  it("of a fresh site names no problem and lists every check once", async () => {
    const { status, body } = await world.get("/admin/status", admin);
    const { state, summary, checks } = body.data as Status;

    expect([status, state, summary]).toEqual([200, "ok", "Everything works."]);
    expect(checks.map(({ name }) => name).toSorted()).toEqual(
      statusChecks.map(({ name }) => name).toSorted(),
    );
  });

  it("names passkeys that a new address would leave behind", async () => {
    const person = await world.user();
    await sql`insert into passkeys
      (id, user_id, credential_id, public_key, counter, transports, name, rp_id, is_backed_up, created_at)
      values (gen_random_uuid(), ${person.id}, 'id', 'key', 0, '{}', 'Phone', 'localhost', true, now())`.execute(
      world.db,
    );

    const here = await check("passkeys");
    const elsewhere = await check("passkeys", { PUBLIC_URL: "https://elsewhere.example.test" });
    await sql`delete from passkeys`.execute(world.db);

    expect([here.state, elsewhere.state]).toEqual(["ok", "attention"]);
    expect(elsewhere.problem).toContain("https://elsewhere.example.test");
  });

  it("is not for members or visitors", async () => {
    const member = await world.user();

    const answers = await Promise.all([world.get("/admin/status", member), world.get("/admin/status")]);

    expect(answers.map(({ status }) => status)).toEqual([403, 401]);
  });

  it("is computed once for many callers at a time", async () => {
    const read = createStatusReader();
    const ctx = createContext(world.platform);

    const [first, second] = await Promise.all([read(ctx), read(ctx)]);

    expect(await read(ctx)).toBe(first);
    expect(second).toBe(first);
  });

  it("says what is wrong in one sentence", () => {
    const result = { name: "mail", about: "", found: "", problem: "", remedy: "", milliseconds: 0 } as const;
    const mail: CheckResult = { ...result, title: "Mail", state: "broken" };
    const disk: CheckResult = { ...result, name: "disk", title: "Disk", state: "attention" };

    expect(summarize([mail])).toEqual({ state: "broken", summary: "One thing does not work: mail." });
    expect(summarize([disk]).summary).toBe("One thing needs attention: disk.");
    expect(summarize([disk, mail]).summary).toBe("2 things need attention: mail and disk.");
  });
});

describe("a node", () => {
  const node = {
    name: "node-2:3000",
    version: "0.0.9",
    nodeVersion: process.versions.node,
    lastMigration: "0064-profile-cards.sql",
    startedAt: new Date(),
  };
  const fullDisk = {
    state: "broken" as const,
    found: "1 MB free.",
    problem: "It is full.",
    remedy: "Clean up.",
  };

  it("with a problem of its own makes it the problem of the site", async () => {
    await upsertNode(world.db, { ...node, findings: { disk: fullDisk } });
    const site = await restartWorld(world, {});

    const { body } = await site.get("/admin/status", admin);

    const { checks, nodes } = body.data as Status;
    expect(checks.find(({ name }) => name === "disk")).toMatchObject({
      state: "broken",
      found: "node-2:3000: 1 MB free.",
      remedy: "Clean up.",
    });
    expect(nodes).toMatchObject([{ name: "node-2:3000", isSelf: false, isSilent: false }]);
    await site.close();
  });

  it("of another version and one that went silent are noticed", async () => {
    await upsertNode(world.db, { ...node, findings: {} });
    await upsertNode(world.db, { ...node, name: "node-3:3000", version: "0.1.0", findings: {} });
    const versions = await check("versions");
    await sql`update site_nodes set seen_at = now() - interval '5 minutes' where name = 'node-2:3000'`.execute(
      world.db,
    );
    const nodes = await check("nodes");

    expect([versions.state, nodes.state]).toEqual(["attention", "attention"]);
    expect(nodes.problem).toContain("node-2:3000");
    await sql`delete from site_nodes`.execute(world.db);
  });

  it("reports while it listens and leaves when it stops", async () => {
    const site = await restartWorld(world, {});
    await site.http.listen({ port: 0, host: "127.0.0.1" });
    await expect
      .poll(async () => (await world.db.selectFrom("siteNodes").selectAll().execute()).length)
      .toBe(1);

    const { body } = await site.get("/admin/status", admin);
    await site.close();

    expect(body.data.nodes).toMatchObject([{ isSelf: true, isSilent: false }]);
    expect(await world.db.selectFrom("siteNodes").selectAll().execute()).toEqual([]);
  });
});
