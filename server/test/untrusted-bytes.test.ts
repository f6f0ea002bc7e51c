import { afterAll, describe, expect, it } from "vitest";
import { mp4Bombs, buildMp4 } from "./factories/mp4-bombs.ts";
import { buildPhoto, uploadFile } from "./factories/media.ts";
import { fileKinds, sendDamaged, callWhilePolling } from "./untrusted-bytes.ts";
import { createWorld } from "./world.ts";

const world = await createWorld();
afterAll(() => world.close());

/** Long enough for a busy machine, and far shorter than the wait if the process were blocked. */
const maxWait = 3_000;

describe("a video that declares more data than it contains", () => {
  it.each(mp4Bombs)("with %s is refused while others are served", async (_what, bytes) => {
    const escort = await world.escort();
    const { result, longest } = await callWhilePolling(world, () => uploadFile(world, escort, bytes()));

    expect([result.status, result.body.error]).toEqual([415, "unsupported_media_type"]);
    expect(longest).toBeLessThan(maxWait);
  });

  it("is distinguished from a valid one, which is accepted", async () => {
    const { status, body } = await uploadFile(world, await world.escort(), buildMp4());

    expect([status, body.data.duration]).toEqual([201, 1]);
  });
});

describe("damaged files", () => {
  it.each(fileKinds)("of type %s crash nothing, and other requests are served", async (kind) => {
    const before = process.memoryUsage().rss;

    const { wrong, longest } = await sendDamaged(world, kind, 60);

    expect(wrong).toEqual([]);
    expect(longest).toBeLessThan(maxWait);
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
    expect((await uploadFile(world, await world.escort(), await buildPhoto())).status).toBe(201);
  });
});
