import { afterAll, describe, expect, it } from "vitest";
import { securityAlertMail } from "#modules/accounts/job-definitions.ts";
import { createContext, transact } from "#platform/context.ts";
import { createWorld } from "#test/world.ts";
import { createJobRunner } from "./boss.ts";
import { enqueue, defineScheduledJob } from "./jobs.ts";

const world = await createWorld();
afterAll(() => world.close());

const ctx = createContext(world.platform);
const notice = (to: string) => ({ to, notice: "new-device" as const, device: "Firefox" });

describe("a job", () => {
  it("runs after the transaction that enqueued it commits", async () => {
    await transact(ctx, (tx) => enqueue(tx, securityAlertMail, notice("stored@example.test")));

    expect(await world.mailsTo("stored@example.test")).toHaveLength(1);
  });

  it("of a failed transaction is never enqueued", async () => {
    const failing = transact(ctx, async (tx) => {
      await enqueue(tx, securityAlertMail, notice("undone@example.test"));
      throw new Error("no");
    });

    await expect(failing).rejects.toThrow("no");
    expect(await world.mailsTo("undone@example.test")).toEqual([]);
  });

  it("waits until it is due", async () => {
    const startAfter = new Date(Date.now() + 60_000);
    await enqueue(ctx, securityAlertMail, notice("later@example.test"), { startAfter });

    expect(await world.mailsTo("later@example.test")).toEqual([]);
  });

  it("with the same key is added once", async () => {
    await enqueue(ctx, securityAlertMail, notice("once@example.test"), { once: "key" });
    await enqueue(ctx, securityAlertMail, notice("once@example.test"), { once: "key" });

    expect(await world.mailsTo("once@example.test")).toHaveLength(1);
  });
});

describe("a queue", () => {
  it("of the previous release is still processed under its old name", async () => {
    await world.jobs.send(world.db, "accounts.notice-mail", notice("former@example.test"));

    expect(await world.mailsTo("former@example.test")).toHaveLength(1);
  });

  it("with many jobs is processed without pauses", async () => {
    const { promise: allDone, resolve } = Promise.withResolvers<void>();
    let left = 10;
    const counted = defineScheduledJob({
      name: "test.counted",
      async run() {
        left -= 1;
        if (left === 0) resolve();
      },
    });
    const runner = createJobRunner(world.db, ctx.log, { work: true });
    await runner.start([counted], () => ctx);
    await runner.work();

    for (let sent = 0; sent < 10; sent += 1) await runner.send(world.db, counted.name, {});
    await allDone;

    expect(left).toBe(0);
    await runner.stop();
  });

  it("is woken for jobs of other processes and for delayed ones", async () => {
    const ran: string[] = [];
    const { promise: bothRan, resolve } = Promise.withResolvers<void>();
    const noticed = defineScheduledJob<{ as: string }>({
      name: "test.noticed",
      async run(_ctx, { as }) {
        ran.push(as);
        if (ran.length === 2) resolve();
      },
    });
    const runner = createJobRunner(world.db, ctx.log, { work: true });
    await runner.start([noticed], () => ctx);
    await runner.work();

    const other = createJobRunner(world.db, ctx.log, { work: false });
    await other.start([noticed], () => ctx);
    await other.send(world.db, noticed.name, { as: "stored elsewhere" });
    await other.send(world.db, noticed.name, { as: "delayed" }, { startAfter: new Date(Date.now() + 1_500) });
    await bothRan;

    expect(ran).toEqual(["stored elsewhere", "delayed"]);
    await Promise.all([runner.stop(), other.stop()]);
  });

  it("runs several at once where the job allows it, so that a slow one delays no other", async () => {
    const ran: string[] = [];
    const gate = Promise.withResolvers<void>();
    const { promise: othersRan, resolve } = Promise.withResolvers<void>();
    const parallel = defineScheduledJob<{ as: string }>({
      name: "test.parallel",
      parallel: 2,
      async run(_ctx, { as }) {
        if (as === "slow") await gate.promise;
        ran.push(as);
        if (ran.length === 3) resolve();
      },
    });
    const runner = createJobRunner(world.db, ctx.log, { work: true });
    await runner.start([parallel], () => ctx);
    await runner.work();

    for (const as of ["slow", "one", "two", "three"]) {
      await runner.send(world.db, parallel.name, { as });
      runner.wake(parallel.name);
    }
    await othersRan;
    gate.resolve();
    await runner.stop();

    expect(ran).toEqual(["one", "two", "three", "slow"]);
  });
});
