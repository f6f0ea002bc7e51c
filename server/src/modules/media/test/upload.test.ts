import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { limits } from "@vesper/contract/core/limits";
import sharp from "sharp";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { createContext } from "#platform/context.ts";
import { Problem } from "#platform/problem.ts";
import type { Person } from "#test/factories/accounts.ts";
import { buildPhoto, uploadFile } from "#test/factories/media.ts";
import { formEnd, toFormStart, formType, openConnection, toRequestHead } from "#test/raw-connection.ts";
import { createWorld } from "#test/world.ts";
import { checkMedia } from "../service/tidy.ts";
import { processMedia } from "../service/process.ts";

const world = await createWorld();
afterAll(() => world.close());
const escort = await world.escort();

const listStoredFiles = () => {
  const folder = join(world.dataDir, "storage");
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
    : 0;
};

async function uploadAndProcess(bytes: Uint8Array) {
  const { body } = await uploadFile(world, escort, bytes);
  await world.jobs.drain();
  return (await world.get(`/media/${body.data._id}`, escort)).body.data;
}

describe("an upload", () => {
  it("becomes a draft whose files are processed afterwards", async () => {
    const { status, body } = await uploadFile(world, escort, await buildPhoto(), {
      fields: { title: " At dusk ", description: "By the river", isPrimary: "true", status: "approved" },
    });

    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      title: "At dusk",
      description: "By the river",
      status: "draft",
      progress: "processing",
      isPrimary: true,
      previewUrl: null,
    });
    await world.jobs.drain();
    const { data } = (await world.get(`/media/${body.data._id}`, escort)).body;
    expect(data).toMatchObject({ status: "draft", progress: "ready", width: 60, height: 80 });
    expect(await checkMedia(createContext(world.platform))).toEqual([]);
  });

  it("without a title is named after its file", async () => {
    const { body } = await uploadFile(world, escort, await buildPhoto(), {
      fields: {},
      filename: "Summer.night.jpg",
    });

    expect(body.data.title).toBe("Summer.night");
  });

  it("accepts fields after the file as well as before it", async () => {
    const fields = {
      title: "By night",
      description: "At the window",
      mediaType: "image",
      isPublic: "false",
      isPrimary: "true",
    };

    const { status, body } = await uploadFile(world, escort, await buildPhoto(), { fields, fileFirst: true });

    expect(status).toBe(201);
    expect(body.data).toMatchObject({ ...fields, isPublic: false, isPrimary: true });
  });

  it("with a bad field after the file is refused and leaves nothing", async () => {
    const before = listStoredFiles();

    const answers = [
      await uploadFile(world, escort, await buildPhoto(), { fields: { isPublic: "maybe" }, fileFirst: true }),
      await uploadFile(world, escort, await buildPhoto(), { fields: { title: "a\0b" }, fileFirst: true }),
      await uploadFile(world, escort, await buildPhoto(), {
        fields: { title: "x".repeat(20_000) },
        fileFirst: true,
      }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 413]);
    expect(listStoredFiles()).toBe(before);
  });

  it.each([
    ["a drawing", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`)],
    ["a page", Buffer.from("<!doctype html><script>1</script>")],
    ["a document", Buffer.from("%PDF-1.7\n%âãÏÓ")],
    ["nothing", Buffer.alloc(0)],
    ["a few bytes of a picture", Buffer.from([0xff, 0xd8, 0xff])],
    [
      "a page that begins like a picture",
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("<html>")]),
    ],
    ["a picture of a phone in its own format", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic")],
    ["a video without pictures", Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom")],
  ])("that is %s is refused and leaves nothing", async (_what, bytes) => {
    const before = listStoredFiles();

    const { status, body } = await uploadFile(world, escort, bytes, { filename: "photo.jpg" });

    expect([status, body.error]).toEqual([415, "unsupported_media_type"]);
    expect(listStoredFiles()).toBe(before);
  });

  it("that is one byte too large is refused and leaves nothing", async () => {
    const before = listStoredFiles();
    const bytes = Buffer.alloc(limits.upload.media + 1);
    (await buildPhoto()).copy(bytes);

    expect((await uploadFile(world, escort, bytes)).status).toBe(413);
    expect(listStoredFiles()).toBe(before);
  });

  it("with a bad field is refused and leaves nothing", async () => {
    const before = listStoredFiles();

    const { status, body } = await uploadFile(world, escort, await buildPhoto(), {
      fields: { isPublic: "maybe" },
    });

    expect([status, body.error]).toEqual([400, "validation_error"]);
    expect(listStoredFiles()).toBe(before);
  });

  it("with far too many pixels is refused by its head alone", async () => {
    const [before, bytes] = [listStoredFiles(), createDecompressionBomb()];
    const used = process.cpuUsage();

    const { status, body } = await uploadFile(world, escort, bytes, { filename: "bomb.png" });

    const { user, system } = process.cpuUsage(used);
    expect([status, body.details]).toEqual([400, ["file: The file must be at most 50 megapixels"]]);
    // The picture was not decoded, which would take seconds and a gigabyte.
    expect((user + system) / 1000).toBeLessThan(400);
    expect(listStoredFiles()).toBe(before);
  });

  it("requires the escort role: 401 for visitors, 403 for members", async () => {
    const member = await world.user();

    expect((await uploadFile(world, null, await buildPhoto())).status).toBe(401);
    expect((await uploadFile(world, member, await buildPhoto())).status).toBe(403);
  });
});

/** Creates a picture of 16,000 × 16,000 pixels in a few hundred kilobytes. */
function createDecompressionBomb(): Buffer {
  const side = 16_000;
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4, "latin1");
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(side * (side / 8 + 1));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("a camera photo", () => {
  it("is rotated upright and stripped of all metadata", async () => {
    const lying = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#884422" } })
      .withExif({
        IFD0: { Make: "Someone's camera" },
        IFD3: { GPSLatitude: "52/1 30/1 0/1", GPSLongitude: "13/1 24/1 0/1" },
      })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>Someone's place</x:xmpmeta>")
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { _id, width, height } = await uploadAndProcess(
      Buffer.concat([lying, Buffer.from("Someone's tail")]),
    );

    expect([width, height]).toEqual([300, 400]);
    const folder = join(world.dataDir, "storage", "files", "media", _id);
    const names = readdirSync(folder);
    expect(names).toHaveLength(6);
    for (const name of names) {
      const { exif, xmp, iptc, orientation, ...file } = await sharp(join(folder, name)).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(file.height).toBeGreaterThan(file.width);
      expect((await sharp(join(folder, name)).toBuffer()).includes("Someone")).toBe(false);
    }
  });

  it("stays in processing while storage is unavailable", async () => {
    const { body } = await uploadFile(world, escort, await buildPhoto("#662244"));
    const { storage } = world.platform;
    const read = vi.spyOn(storage, "read").mockRejectedValueOnce(new Problem("service_unavailable"));

    await expect(world.jobs.drain()).rejects.toThrow(Problem);
    read.mockRestore();
    const whileWaiting = await world.get(`/media/${body.data._id}`, escort);
    await processMedia(createContext(world.platform), { id: body.data._id });

    expect(whileWaiting.body.data.progress).toBe("processing");
    expect((await world.get(`/media/${body.data._id}`, escort)).body.data.progress).toBe("ready");
  });

  it("that is truncated is listed as failed and can be retried", async () => {
    const whole = await buildPhoto("#336699", { width: 800, height: 600 });
    const data = await uploadAndProcess(whole.subarray(0, whole.length - 200));

    expect(data).toMatchObject({
      progress: "failed",
      failure: "We couldn’t read this photo. It may be damaged. Try another file.",
    });
    expect((await world.post(`/media/${data._id}/submit`, undefined, escort)).status).toBe(409);
    expect((await world.post(`/media/${data._id}/retry`, undefined, escort)).body.data.progress).toBe(
      "processing",
    );
    await world.jobs.drain();
    expect((await world.get(`/media/${data._id}`, escort)).body.data.progress).toBe("failed");
    expect(await checkMedia(createContext(world.platform))).toEqual([]);
  });
});

describe("an upload started before a ban", () => {
  it("is refused and stores nothing", async () => {
    await world.http.listen({ port: 0, host: "127.0.0.1" });
    const [person, admin, picture] = [await world.escort(), await world.admin(), await buildPhoto()];
    const [before, body] = [
      listStoredFiles(),
      Buffer.concat([Buffer.from(toFormStart()), picture, Buffer.from(formEnd)]),
    ];
    const connection = await openConnection(world.http);
    connection.write(
      toRequestHead("POST /api/v1/media/upload", {
        who: person,
        "content-type": formType,
        "content-length": body.length,
      }),
    );
    connection.write(body.subarray(0, 200));
    await expect.poll(listStoredFiles).toBe(before + 1);

    await world.post(`/admin/users/${person.id}/ban`, { reason: "Fraud" }, admin);
    connection.write(body.subarray(200));

    expect([[401], [403]]).toContainEqual(await connection.answered(1));
    await expect.poll(listStoredFiles).toBe(before);
    expect(await world.db.selectFrom("media").where("ownerId", "=", person.id).selectAll().execute()).toEqual(
      [],
    );
    connection.end();
  });
});

describe("the processing queue", () => {
  const insertWaiting = (ownerId: string, count: number) =>
    world.db
      .insertInto("media")
      .values(
        Array.from({ length: count }, () => ({
          id: crypto.randomUUID(),
          ownerId,
          mediaType: "image" as const,
          progress: "processing" as const,
          createdAt: world.clock.now(),
          updatedAt: world.clock.now(),
        })),
      )
      .execute();
  afterEach(() => world.db.deleteFrom("media").where("progress", "=", "processing").execute());

  it("when full, refuses only people who already have files waiting", async () => {
    const newcomer = await world.escort();
    await insertWaiting(escort.id, 100);

    const { status, headers } = await uploadFile(world, escort, await buildPhoto());

    expect([status, headers["retry-after"]]).toEqual([503, "60"]);
    expect((await uploadFile(world, newcomer, await buildPhoto())).status).toBe(201);
    expect((await uploadFile(world, newcomer, await buildPhoto())).status).toBe(503);
  });

  it("holds at most 25 files per person, even when sent concurrently", async () => {
    const person = await world.escort();
    await insertWaiting(person.id, 23);
    const bytes = await buildPhoto();

    const answers = await Promise.all(Array.from({ length: 5 }, () => uploadFile(world, person, bytes)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 503, 503, 503]);
  });

  it("takes one file per person in turn", async () => {
    const [one, other] = [await world.escort(), await world.escort()];
    const send = async (who: Person) => (await uploadFile(world, who, await buildPhoto())).body.data._id;
    const sent = [await send(one), await send(one), await send(one), await send(other)];
    const read = vi.spyOn(world.platform.storage, "read");

    await world.jobs.drain();

    const order = read.mock.calls.map(([key]) => sent.findIndex((id) => key === `uploads/${id}`));
    read.mockRestore();
    expect(order).toEqual([0, 3, 1, 2]);
  });
});
