import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { startBucket, type TestBucket } from "#test/bucket.ts";
import { createDiskStorage } from "./disk.ts";
import { createS3Storage } from "./s3/s3.ts";
import type { Storage } from "./storage.ts";

const folder = mkdtempSync(join(tmpdir(), "vesper-storage-"));
let bucket: TestBucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const megabyte = 1024 * 1024;
const read = async (storage: Storage, key: string, range?: { start: number; end: number }) => {
  const stream = await storage.read(key, range);
  return stream && buffer(stream);
};

describe.each([
  ["on a disk", () => createDiskStorage(folder)],
  ["in a bucket", () => createS3Storage(bucket.settings)],
])("files %s", (_where, open) => {
  let storage: Storage;
  beforeAll(() => {
    storage = open();
  });

  it.each([
    ["an empty one", 0],
    ["a small one", 5],
    ["one as large as a part", 8 * megabyte],
    ["one of several parts", 17 * megabyte + 3],
  ])("are read back unchanged: %s", async (_name, size) => {
    const bytes = randomBytes(size);
    // Chunks as a browser sends them, not aligned to any boundary.
    const pieces = Array.from({ length: Math.ceil(size / 100_003) }, (_, at) =>
      bytes.subarray(at * 100_003, (at + 1) * 100_003),
    );

    expect(await storage.put("media/one", Readable.from(pieces))).toEqual({ size });

    expect(await storage.size("media/one")).toBe(size);
    expect((await read(storage, "media/one"))?.equals(bytes)).toBe(true);
  });

  it("can be stored from a buffer and replaced", async () => {
    await storage.put("media/twice", Buffer.from("first"));
    await storage.put("media/twice", Buffer.from("second"));

    expect(String(await read(storage, "media/twice"))).toBe("second");
  });

  it("can be read in ranges", async () => {
    await storage.put("media/part", Buffer.from("0123456789"));

    expect(String(await read(storage, "media/part", { start: 2, end: 4 }))).toBe("234");
    expect(String(await read(storage, "media/part", { start: 9, end: 9 }))).toBe("9");
  });

  it("that do not exist are null and can be removed", async () => {
    expect(await storage.size("media/nothing")).toBeNull();
    expect(await storage.read("media/nothing")).toBeNull();
    await expect(storage.remove("media/nothing")).resolves.toBeUndefined();
  });

  it("are gone when removed", async () => {
    await storage.put("media/short", Buffer.from("here"));
    await storage.remove("media/short");

    expect(await storage.size("media/short")).toBeNull();
    expect(await storage.read("media/short")).toBeNull();
  });

  it.each([
    ["at once", 10],
    ["after some parts", 20 * megabyte],
  ])("leave nothing behind when the sender disconnects %s", async (_when, size) => {
    async function* broken() {
      yield randomBytes(size);
      throw new Error("the sender went away");
    }

    await expect(storage.put("media/broken", Readable.from(broken()))).rejects.toThrow("went away");

    expect(await storage.size("media/broken")).toBeNull();
    expect(await Array.fromAsync(storage.listLeftovers(new Date(Date.now() + 1_000)))).toEqual([]);
  });

  it("are listed by folder, regardless of their number", async () => {
    const keys = Array.from({ length: 1_100 }, (_, at) => `many/${String(at).padStart(4, "0")}.webp`);
    await Promise.all(keys.map((key) => storage.put(key, Buffer.from("x"))));
    await storage.put("manyother/one.webp", Buffer.from("x"));

    expect((await Array.fromAsync(storage.list("many/"))).toSorted()).toEqual(keys);
    expect(await Array.fromAsync(storage.list("nobody/"))).toEqual([]);
  });

  it.each(["../secret", "/etc/passwd", "Media/one", "media//one", "media/ö", ""])(
    "need a valid key: %s is refused",
    async (key) => {
      await expect(storage.put(key, Buffer.from("x"))).rejects.toThrow("invalid storage key");
      await expect(async () => storage.read(key)).rejects.toThrow("invalid storage key");
    },
  );
});

describe("a bucket", () => {
  it("signs a temporary URL for one file that supports ranges", async () => {
    const storage = createS3Storage({ ...bucket.settings, publicEndpoint: bucket.settings.endpoint });
    await storage.put("media/film.mp4", Buffer.from("0123456789"));

    const address = (await storage.signUrl?.("media/film.mp4", { seconds: 60, type: "video/mp4" })) ?? "";
    const part = await fetch(address, { headers: { range: "bytes=3-5" } });

    expect([part.status, await part.text()]).toEqual([206, "345"]);
    expect((await fetch(address.replace("film", "other"))).status).toBeGreaterThanOrEqual(400);
    expect(address).toContain("X-Amz-Expires=60");
  });

  it("that is unreachable is reported as unavailable, with a retry delay", async () => {
    const storage = createS3Storage({ ...bucket.settings, endpoint: "http://127.0.0.1:9" });

    await expect(storage.size("media/one")).rejects.toMatchObject({
      code: "service_unavailable",
      retryAfter: 2,
    });
  });

  it("can be read slowly, as for video playback", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const answers: ServerResponse[] = [];
    const server = createServer((_request, response) => {
      answers.push(response);
      response.write("the beginning");
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const storage = createS3Storage({ ...bucket.settings, endpoint: `http://127.0.0.1:${port}` });

    const film = await storage.read("media/film.mp4");
    vi.advanceTimersByTime(60_000);
    answers[0]?.end(" and the end");

    expect(film && String(await buffer(film))).toBe("the beginning and the end");
  });

  it("with other keys refuses access", async () => {
    const storage = createS3Storage({ ...bucket.settings, accessKeyId: "someone" });

    await expect(storage.put("media/one", Buffer.from("x"))).rejects.toThrow(/responded with 403/);
  });

  it("that redirects is not followed to another server", async () => {
    const paths: string[] = [];
    const detour = createServer(({ url }, response) => {
      paths.push(url ?? "");
      if (url?.startsWith("/other")) response.end("another file");
      else response.writeHead(307, { location: "/other" }).end();
    });
    await once(detour.listen(0, "127.0.0.1"), "listening");
    onTestFinished(() => void detour.close());
    const { port } = detour.address() as AddressInfo;
    const storage = createS3Storage({ ...bucket.settings, endpoint: `http://127.0.0.1:${port}` });

    await expect(storage.read("media/one")).rejects.toThrow(/responded with 307/);
    await expect(storage.put("media/one", Buffer.from("x"))).rejects.toThrow(/responded with 307/);
    expect(paths.filter((path) => path.startsWith("/other"))).toEqual([]);
  });
});
