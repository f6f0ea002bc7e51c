import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { backUp } from "#platform/backup/back-up.ts";
import { day } from "#platform/clock.ts";
import { createContext } from "#platform/context.ts";
import { buildDraftPicture, buildPhoto, uploadFile } from "#test/factories/media.ts";
import { createWorld } from "#test/world.ts";
import { listOwnFiles } from "../index.ts";
import { deepTidying, tidying } from "../jobs.ts";
import { checkMedia, resumeMedia } from "../service/tidy.ts";

const world = await createWorld();
afterAll(() => world.close());
const ctx = createContext(world.platform);
const escort = await world.escort();
const kept = await buildDraftPicture(world, escort);
const { storage } = world.platform;

/** Leftovers of a process killed at the worst moments. */
const leftovers = { upload: "", file: "", done: `uploads/${kept}` };
beforeEach(async () => {
  const madeAt = { msecs: world.clock.now().getTime() };
  leftovers.upload = `uploads/${newId(madeAt)}`;
  leftovers.file = `media/${newId(madeAt)}/640.webp`;
  for (const key of Object.values(leftovers)) await storage.put(key, Buffer.from("bytes"));
  writeFileSync(join(world.dataDir, "storage", "parts", "part"), "half");
});

it("the check reports every orphaned and every missing file", async () => {
  await storage.remove(`media/${kept}/320.avif`);

  const found = await checkMedia(ctx);

  expect(found.toSorted()).toEqual(
    [
      `media ${kept}: media/${kept}/320.avif is missing`,
      `file ${leftovers.upload} is not referenced`,
      `file ${leftovers.file} is not referenced`,
      `file ${leftovers.done} is not referenced`,
      "incomplete upload: parts/part",
    ].toSorted(),
  );
  await storage.put(`media/${kept}/320.avif`, Buffer.from("bytes"));
});

it("cleanup removes old leftovers but keeps an upload in progress", async () => {
  await tidying.run(ctx, {});
  expect(await storage.size(leftovers.upload)).not.toBeNull();

  world.clock.advance(2 * 60 * 60_000);
  for (const { run } of [tidying, deepTidying]) await run(ctx, {});

  expect(await checkMedia(ctx)).toEqual([]);
});

/** Resets media to the state of an upload in processing. */
async function restartProcessing(id: string): Promise<void> {
  await world.db.updateTable("media").set({ progress: "processing" }).where("id", "=", id).execute();
  const picture = await storage.read(`media/${id}/1280.webp`);
  await storage.put(`uploads/${id}`, picture ?? Buffer.alloc(0));
}

const getProgress = async (id: string) =>
  (await world.get(`/media/${id}`, await world.signedInAgain(escort))).body.data.progress;

it("a start removes partial uploads and resumes processing", async () => {
  await storage.remove(leftovers.file);
  await restartProcessing(kept);
  world.clock.advance(1);

  await resumeMedia(ctx);
  await world.jobs.drain();

  expect(await getProgress(kept)).toBe("ready");
  expect(await checkMedia(ctx)).toEqual([]);
});

it("cleanup resumes abandoned processing", async () => {
  const id = await buildDraftPicture(world, await world.signedInAgain(escort));
  await restartProcessing(id);

  await tidying.run(ctx, {});
  await world.jobs.drain();

  expect(await getProgress(id)).toBe("ready");
});

describe("a picture that could not be read", () => {
  let failed: string;
  beforeAll(async () => {
    const whole = await buildPhoto("#336699", { width: 800, height: 600 });
    const again = await world.signedInAgain(escort);
    const { body } = await uploadFile(world, again, whole.subarray(0, whole.length - 200));
    await world.jobs.drain();
    failed = body.data._id;
  });

  it("is excluded from backups and archives because it contains location data", async () => {
    const folder = mkdtempSync(join(tmpdir(), "vesper-failed-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));

    const { files } = await backUp(world.platform, join(folder, "backup"));
    const own = await listOwnFiles(ctx, escort.id);

    expect(await storage.size(`uploads/${failed}`)).not.toBeNull();
    expect(files.filter(({ key }) => key.startsWith("uploads/"))).toEqual([]);
    expect(own.map(({ key }) => key)).toContain(`media/${kept}/1280.webp`);
    expect(own.filter(({ key }) => key.includes(failed))).toEqual([]);
  });

  it("can be retried for seven days, then its file is deleted", async () => {
    world.clock.advance(6 * day);
    await tidying.run(ctx, {});
    const after6Days = await storage.size(`uploads/${failed}`);
    world.clock.advance(2 * day);
    for (const { run } of [tidying, deepTidying]) await run(ctx, {});

    expect(after6Days).not.toBeNull();
    expect(await storage.size(`uploads/${failed}`)).toBeNull();
    expect(await checkMedia(ctx)).toEqual([]);
    const again = await world.signedInAgain(escort);
    await world.post(`/media/${failed}/retry`, undefined, again);
    await world.jobs.drain();
    expect((await world.get(`/media/${failed}`, again)).body.data.failure).toBe(
      "We no longer have this file. Please upload it again.",
    );
  });
});
