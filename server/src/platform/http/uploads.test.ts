import { readdirSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";
import { buildHttp } from "./build-http.ts";
import { receiveUpload } from "./uploads.ts";

const world = await createWorld();
const { http } = await buildHttp(world.platform, world.http);
afterAll(async () => {
  await http.close();
  await world.close();
});

const { storage } = world.platform;
http.post("/upload", (request) =>
  receiveUpload(request, {
    field: "file",
    bytes: 1000,
    store: async (stream) => {
      await storage.put("test/file", stream);
      return "test/file";
    },
    discard: (key) => storage.remove(key),
  }),
);
const origin = await http.listen({ port: 0, host: "127.0.0.1" });

const send = (form: FormData) => fetch(`${origin}/upload`, { method: "POST", body: form });
const form = (size: number, fields: Record<string, string> = {}) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  data.set("file", new Blob(["x".repeat(size)]), "../../etc/passwd");
  return data;
};
const partFiles = () => readdirSync(join(world.dataDir, "storage", "parts"));

describe("an upload", () => {
  it("is stored completely, with its fields", async () => {
    const reply = await send(form(1000, { title: "Dusk" }));

    expect(await reply.json()).toEqual({ file: "test/file", fields: { title: "Dusk" } });
    expect(await storage.size("test/file")).toBe(1000);
  });

  it("is stored with fields that follow the file", async () => {
    const data = form(1000);
    data.set("title", "Dawn");

    const reply = await send(data);

    expect(await reply.json()).toEqual({ file: "test/file", fields: { title: "Dawn" } });
  });

  it.each([
    [
      "that ends before its last boundary",
      "multipart/form-data; boundary=b",
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf of it',
    ],
    [
      "that ends within a field after its file",
      "multipart/form-data; boundary=b",
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nall\r\n--b\r\ncontent-disposition: form-data; name="title"\r\n\r\nDus',
    ],
    ["that names no boundary", "multipart/form-data", "--b\r\n\r\n--b--"],
    [
      "whose file name cannot be stored",
      "multipart/form-data; boundary=b",
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a\0b"\r\n\r\nall\r\n--b--\r\n',
    ],
  ])("%s is refused and stores nothing", async (_how, type, body) => {
    rmSync(join(world.dataDir, "storage", "files"), { recursive: true, force: true });

    const reply = await fetch(`${origin}/upload`, {
      method: "POST",
      body,
      headers: { "content-type": type },
    });

    expect([reply.status, await reply.json()]).toMatchObject([400, { error: "validation_error" }]);
    expect(await storage.size("test/file")).toBeNull();
    expect(partFiles()).toEqual([]);
  });

  it("that is one byte too large is refused and stores nothing", async () => {
    rmSync(join(world.dataDir, "storage", "files"), { recursive: true, force: true });

    const reply = await send(form(1001));

    expect(reply.status).toBe(413);
    expect(await storage.size("test/file")).toBeNull();
    expect(partFiles()).toEqual([]);
  });

  it("without a file is refused with an explanation", async () => {
    const reply = await send(new FormData());

    expect(reply.status).toBe(400);
  });

  it("that is not multipart is refused", async () => {
    const reply = await fetch(`${origin}/upload`, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    });

    expect(reply.status).toBe(415);
  });

  it("that is interrupted leaves nothing behind", async () => {
    rmSync(join(world.dataDir, "storage", "files"), { recursive: true, force: true });
    const { port } = new URL(origin);
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(
      "POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900\r\n\r\n" +
        '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf of it',
    );
    await expect.poll(partFiles).toHaveLength(1);

    socket.destroy();

    await expect.poll(partFiles).toEqual([]);
    expect(await storage.size("test/file")).toBeNull();
  });
});

describe("storage", () => {
  it("reads a range of a file", async () => {
    await storage.put("a/range", Buffer.from("0123456789"));

    const stream = await storage.read("a/range", { start: 2, end: 4 });
    const bytes = await Array.fromAsync(stream ?? []);

    expect(Buffer.concat(bytes as Buffer[]).toString()).toBe("234");
  });

  it("lists and removes files and returns null for missing ones", async () => {
    await storage.put("b/one", Buffer.from("1"));
    await storage.put("b/deep/two", Buffer.from("2"));

    const listed = (await Array.fromAsync(storage.list("b/"))).toSorted();
    await storage.remove("b/one");

    expect(listed).toEqual(["b/deep/two", "b/one"]);
    expect([await storage.size("b/one"), await storage.read("b/one")]).toEqual([null, null]);
  });

  it.each(["../escape", "/etc/passwd", "a//b", "a/../../b", "A", ""])("refuses the key %j", async (key) => {
    await expect(storage.put(key, Buffer.from("x"))).rejects.toThrow("invalid storage key");
  });

  it("that is full responds with 507 and leaves nothing behind", async () => {
    const { createDiskStorage } = await import("../storage/disk.ts");
    const full = createDiskStorage(join(world.dataDir, "full"));
    const noRoom = Object.assign(new Error("no space left"), { code: "ENOSPC" });
    const content = Readable.from(
      (async function* writeUntilFull() {
        yield Buffer.from("some of it");
        throw noRoom;
      })(),
    );

    await expect(full.put("x", content)).rejects.toMatchObject({ code: "storage_full", status: 507 });
    expect(readdirSync(join(world.dataDir, "full", "parts"))).toEqual([]);
  });
});
