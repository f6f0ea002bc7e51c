import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { buildPhoto, uploadFile } from "#test/factories/media.ts";
import { createWorld } from "#test/world.ts";
import type { Person } from "#test/factories/accounts.ts";

const world = await createWorld();
afterAll(() => world.close());

const uploadAvatar = (who: Person | null, bytes: Uint8Array) =>
  uploadFile(world, who, bytes, { path: "/auth/me/avatar" });
const fetchFile = (url: string) => world.http.inject({ method: "GET", url });

async function createPersonWithAvatar(): Promise<{ person: Person; url: string }> {
  const person = await world.user();
  const { body } = await uploadAvatar(person, await buildPhoto());
  return { person, url: body.data.profileImageUrl };
}

async function listStoredFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of world.platform.storage.list("avatars/")) keys.push(key);
  return keys;
}

describe("an avatar", () => {
  it("is served publicly as a small square without EXIF data", async () => {
    const person = await world.user();

    const { status, body } = await uploadAvatar(
      person,
      await buildPhoto("#336699", { width: 900, height: 1200 }),
    );
    const file = await fetchFile(body.data.profileImageUrl);
    const { width, height, format, exif } = await sharp(file.rawPayload).metadata();

    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      _id: person.id,
      profileImageUrl: expect.stringMatching(/^\/avatars\//),
    });
    expect(file.headers["cache-control"]).toContain("immutable");
    expect(file.headers["x-content-type-options"]).toBe("nosniff");
    expect({ width, height, format, exif }).toEqual({
      width: 320,
      height: 320,
      format: "webp",
      exif: undefined,
    });
  });

  it("replaces the previous one and deletes its file", async () => {
    const { person, url } = await createPersonWithAvatar();

    const { body } = await uploadAvatar(person, await buildPhoto("#993366"));
    await world.jobs.drain();
    const [before, after] = [await fetchFile(url), await fetchFile(body.data.profileImageUrl)];

    expect(body.data.profileImageUrl).not.toBe(url);
    expect([before.statusCode, after.statusCode]).toEqual([404, 200]);
    expect(await listStoredFiles()).not.toContain(url.slice(1));
  });

  it("keeps only one file after concurrent uploads", async () => {
    const person = await world.user();
    const bytes = await buildPhoto();

    const answers = await Promise.all(Array.from({ length: 4 }, () => uploadAvatar(person, bytes)));
    await world.jobs.drain();
    const { body } = await world.get("/auth/me", person);
    const mine = answers.map((answer) => answer.body.data.profileImageUrl.slice(1));
    const left = (await listStoredFiles()).filter((key) => mine.includes(key));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(left).toEqual([body.data.profileImageUrl.slice(1)]);
  });

  it("is removed with its file", async () => {
    const { person, url } = await createPersonWithAvatar();

    const { body } = await world.delete("/auth/me/avatar", person);
    const file = await fetchFile(url);
    await world.jobs.drain();

    expect(body.data.profileImageUrl).toBeNull();
    expect(file.statusCode).toBe(404);
    expect(await listStoredFiles()).not.toContain(url.slice(1));
  });

  it("is no longer served after a profile update clears it", async () => {
    const { person, url } = await createPersonWithAvatar();

    await world.put("/auth/me/profile", { profileImageUrl: null }, person);

    expect((await fetchFile(url)).statusCode).toBe(404);
  });

  it("cannot be deleted by an account that only claims its URL", async () => {
    const { url } = await createPersonWithAvatar();
    const other = await world.user();
    await world.put("/auth/me/profile", { profileImageUrl: url }, other);

    await world.delete("/auth/me/avatar", other);
    await world.jobs.drain();

    expect((await fetchFile(url)).statusCode).toBe(200);
  });

  it("is hidden for closed or banned accounts and deleted on erasure", async () => {
    const [closed, banned] = [await createPersonWithAvatar(), await createPersonWithAvatar()];
    const admin = await world.admin();
    await world.delete("/auth/me", closed.person, { password: closed.person.password });
    await world.post(`/admin/users/${banned.person.id}/ban`, { reason: "Spam" }, admin);

    const hidden = [await fetchFile(closed.url), await fetchFile(banned.url)];
    world.clock.advance(31 * 24 * 60 * 60 * 1000);
    await world.jobs.send(world.db, "accounts.daily-cleaning", {});
    await world.jobs.drain();

    expect(hidden.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(await listStoredFiles()).not.toContain(closed.url.slice(1));
    expect(await listStoredFiles()).toContain(banned.url.slice(1));
  });

  it.each([
    ["a text", Buffer.from("no picture at all")],
    ["a picture that is cut off", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ["a drawing", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ])("is refused when it is %s, leaving no file", async (_what, bytes) => {
    const person = await world.user();
    const before = await listStoredFiles();

    const { status, body } = await uploadAvatar(person, bytes);

    expect({ status, error: body.error }).toEqual({ status: 415, error: "unsupported_media_type" });
    expect(await listStoredFiles()).toEqual(before);
  });

  it("is refused by its header when it exceeds 12 megapixels", async () => {
    const large = { width: 5000, height: 4000 };
    const bytes = await sharp({ create: { ...large, channels: 3, background: "#336699" } })
      .png()
      .toBuffer();

    const { status, body } = await uploadAvatar(await world.user(), bytes);

    expect([status, body.details]).toEqual([400, ["file: The file must be at most 12 megapixels"]]);
  });

  it("is not delayed by a flood of uploads from other people", async () => {
    const large = { width: 4000, height: 3000 };
    const bytes = await sharp({ create: { ...large, channels: 3, background: "#336699" } })
      .png()
      .toBuffer();
    const many = [await world.user(), await world.user(), await world.user(), await world.user()];
    const [person, photo] = [await world.user(), await buildPhoto("#663399", { width: 400, height: 400 })];
    const refused: unknown[] = [];
    let accepted = 0;
    const flood = many.flatMap((sender) =>
      Array.from({ length: 14 }, async () => {
        const { status, headers } = await uploadAvatar(sender, bytes);
        if (status === 200) accepted += 1;
        else refused.push([status, headers["retry-after"]]);
      }),
    );
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(36);

    const before = accepted;
    const { status } = await uploadAvatar(person, photo);
    const after = accepted;
    await Promise.all(flood);

    expect(status).toBe(200);
    // In order of arrival, all twelve that wait would come first.
    expect(after - before).toBeLessThanOrEqual(8);
    expect(new Set(refused.map(String))).toEqual(new Set(["503,10"]));
  });

  it("is refused when it is too large", async () => {
    const person = await world.user();
    const bytes = Buffer.concat([await buildPhoto(), Buffer.alloc(10 * 1024 * 1024)]);

    const { status, body } = await uploadAvatar(person, bytes);

    expect({ status, error: body.error }).toEqual({ status: 413, error: "payload_too_large" });
  });

  it.each(["x", "..%2Fsecret", "00000000-0000-7000-8000-000000000000.webp", "a.webp"])(
    "is not found under the name %s",
    async (name) => {
      expect((await fetchFile(`/avatars/${name}`)).statusCode).toBe(404);
    },
  );
});
