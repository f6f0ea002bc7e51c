import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Backup, BackupOverview } from "@vesper/contract/operations/backups";
import { day } from "#platform/clock.ts";
import { createContext } from "#platform/context.ts";
import { createWorld, restartWorld } from "#test/world.ts";
import { findLastDue, findNextDue } from "./schedule.ts";
import { startDueBackup } from "./service/start-backup.ts";

const world = await createWorld({ BACKUP_EVERY: "daily", BACKUP_KEEP: "2" });
afterAll(() => world.close());
let admin = await world.admin();
const folder = join(world.dataDir, "backups");

// Leave out the cities: they are reference data, identical on every site, and there are many of them.
beforeAll(() => sql`truncate cities cascade`.execute(world.db));

async function list(): Promise<BackupOverview> {
  return (await world.get("/admin/backups", admin)).body.data;
}

async function makeBackup(): Promise<Backup> {
  await world.post("/admin/backups", undefined, admin);
  await world.jobs.drain();
  const [newest] = (await list()).backups;
  if (!newest) throw new Error("there is no backup");
  return newest;
}

describe("the schedule", () => {
  const at = (text: string) => new Date(`2026-11-${text}Z`);
  const daily = { every: "daily", hour: 3 } as const;
  const weekly = { every: "weekly", hour: 3 } as const;

  it.each([
    [daily, "18T02:59", "17T03:00", "18T03:00"],
    [daily, "18T03:00", "18T03:00", "19T03:00"],
    [weekly, "16T02:59", "09T03:00", "16T03:00"],
    [weekly, "22T23:59", "16T03:00", "23T03:00"],
  ])("%j at %s was last due at %s and next at %s", (schedule, now, last, next) => {
    expect([findLastDue(schedule, at(now)), findNextDue(schedule, at(now))]).toEqual([at(last), at(next)]);
  });

  it("that is off is never due", () => {
    expect(findNextDue({ every: "off", hour: 3 }, at("18T03:00"))).toBeNull();
  });
});

describe("a backup made by staff", () => {
  it("is complete, tested, recorded and only for its owner", async () => {
    const started = await world.post("/admin/backups", undefined, admin);
    await world.jobs.drain();
    const [backup] = (await list()).backups;

    expect([started.status, started.body.data.state]).toEqual([202, "waiting"]);
    expect(backup).toMatchObject({ state: "finished", kind: "manual", error: null });
    expect(backup?.test).toMatchObject({ state: "passed", error: null });
    expect(backup?.rows).toBeGreaterThan(0);
    expect(backup?.bytes).toBeGreaterThan(1000);
    expect(statSync(join(folder, backup?.name ?? "")).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder)).toEqual([backup?.name]);
    const { body } = await world.get("/admin/audit-log?action=backup", admin);
    expect(body.data[0]).toMatchObject({ action: "backup.requested", subjectId: backup?._id });
  });

  it("is refused while another one is being made", async () => {
    world.clock.advance(1000);
    const both = await Promise.all([1, 2].map(() => world.post("/admin/backups", undefined, admin)));
    await world.jobs.drain();

    expect(both.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  });

  it("fails with its reason on a disk near its floor, and leaves nothing behind", async () => {
    const BACKUP_DIR = join(world.dataDir, "elsewhere");
    const full = await restartWorld(world, { DISK_FLOOR_MB: "999999999", BACKUP_DIR });

    const started = await full.post("/admin/backups", undefined, admin);
    await full.jobs.drain();

    const backup = (await list()).backups.find(({ _id }) => _id === started.body.data._id);
    expect(backup).toMatchObject({ state: "failed", error: expect.stringContaining("DISK_FLOOR_MB") });
    expect(readdirSync(BACKUP_DIR)).toEqual([]);
    await full.close();
  });

  it("is not for members", async () => {
    const member = await world.user();

    const answers = await Promise.all([
      world.get("/admin/backups", member),
      world.post("/admin/backups", undefined, member),
      world.post("/admin/backups", undefined),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 401]);
  });
});

describe("a restore test", () => {
  it("fails when a table of the backup was damaged", async () => {
    world.clock.advance(1000);
    const backup = await makeBackup();
    writeFileSync(join(folder, backup.name, "tables/users.ndjson.gz"), "not the table");

    const started = await world.post(`/admin/backups/${backup._id}/test`, undefined, admin);
    await world.jobs.drain();

    const tested = (await list()).backups.find(({ _id }) => _id === backup._id);
    expect([started.status, started.body.data.test.state]).toEqual([202, "waiting"]);
    expect(tested?.test).toMatchObject({ state: "failed" });
    expect(tested?.test?.error).toMatch(/users|header/);
    expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
  });

  it("names the missing folder", async () => {
    world.clock.advance(1000);
    const backup = await makeBackup();
    rmSync(join(folder, backup.name), { recursive: true });

    await world.post(`/admin/backups/${backup._id}/test`, undefined, admin);
    await world.jobs.drain();

    const tested = (await list()).backups.find(({ _id }) => _id === backup._id);
    expect(tested?.test?.error).toContain("BACKUP_DIR");
  });

  it("is refused for a backup that failed or does not exist", async () => {
    const failed = (await list()).backups.find(({ state }) => state === "failed");

    const answers = await Promise.all([
      world.post(`/admin/backups/${failed?._id}/test`, undefined, admin),
      world.post("/admin/backups/01900000-0000-7000-8000-000000000000/test", undefined, admin),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([409, 404]);
  });
});

describe("the scheduled backup", () => {
  it("is made once for each day, and only the newest are kept", async () => {
    const ctx = createContext(world.platform);
    for (let days = 0; days < 3; days += 1) {
      world.clock.advance(day);
      await startDueBackup(ctx);
      await world.jobs.drain();
      await startDueBackup(ctx);
      await world.jobs.drain();
    }
    admin = await world.signedInAgain(admin);

    const { backups } = await list();
    const kept = backups.filter(({ state }) => state === "finished");
    expect(kept.map(({ kind }) => kind)).toEqual(["scheduled", "scheduled"]);
    expect(readdirSync(folder).toSorted()).toEqual(kept.map(({ name }) => name).toSorted());
  });

  it("is repeated after a failure", async () => {
    world.clock.advance(day);
    const full = await restartWorld(world, { DISK_FLOOR_MB: "999999999" });
    full.clock.advance(world.clock.now().getTime() - Date.now());
    await startDueBackup(createContext(full.platform));
    await full.jobs.drain();
    await full.close();

    await startDueBackup(createContext(world.platform));
    await world.jobs.drain();
    admin = await world.signedInAgain(admin);

    const states = (await list()).backups.slice(0, 2).map(({ state }) => state);
    expect(states.toSorted()).toEqual(["failed", "finished"]);
  });
});
