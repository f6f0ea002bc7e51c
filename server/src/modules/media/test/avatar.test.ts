import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { photo, upload } from "#test/factories/media.ts";
import { createWorld } from "#test/world.ts";
import type { Person } from "#test/factories/accounts.ts";

const world = await createWorld();
afterAll(() => world.close());

const send = (who: Person | null, bytes: Uint8Array) =>
  upload(world, who, bytes, { path: "/auth/me/avatar" });
const open = (url: string) => world.http.inject({ method: "GET", url });

async function pictured(): Promise<{ person: Person; url: string }> {
  const person = await world.user();
  const { body } = await send(person, await photo());
  return { person, url: body.data.profileImageUrl };
}

async function storedFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of world.platform.storage.list("avatars/")) keys.push(key);
  return keys;
}

describe("somebody's own picture", () => {
  it("becomes a small square without a place or a camera, open to everybody", async () => {
    const person = await world.user();

    const { status, body } = await send(person, await photo("#336699", { width: 900, height: 1200 }));
    const file = await open(body.data.profileImageUrl);
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

  it("takes the place of the one before, whose file goes", async () => {
    const { person, url } = await pictured();

    const { body } = await send(person, await photo("#993366"));
    await world.jobs.drain();
    const [before, after] = [await open(url), await open(body.data.profileImageUrl)];

    expect(body.data.profileImageUrl).not.toBe(url);
    expect([before.statusCode, after.statusCode]).toEqual([404, 200]);
    expect(await storedFiles()).not.toContain(url.slice(1));
  });

  it("is one, though many are sent at the same moment", async () => {
    const person = await world.user();
    const bytes = await photo();

    const answers = await Promise.all(Array.from({ length: 4 }, () => send(person, bytes)));
    await world.jobs.drain();
    const { body } = await world.get("/auth/me", person);
    const mine = answers.map((answer) => answer.body.data.profileImageUrl.slice(1));
    const left = (await storedFiles()).filter((key) => mine.includes(key));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(left).toEqual([body.data.profileImageUrl.slice(1)]);
  });

  it("is removed with its file", async () => {
    const { person, url } = await pictured();

    const { body } = await world.delete("/auth/me/avatar", person);
    const file = await open(url);
    await world.jobs.drain();

    expect(body.data.profileImageUrl).toBeNull();
    expect(file.statusCode).toBe(404);
    expect(await storedFiles()).not.toContain(url.slice(1));
  });

  it("is not open any more once it was cleared with the other details", async () => {
    const { person, url } = await pictured();

    await world.put("/auth/me/profile", { profileImageUrl: null }, person);

    expect((await open(url)).statusCode).toBe(404);
  });

  it("cannot be made to go by whoever only claims it as theirs", async () => {
    const { url } = await pictured();
    const other = await world.user();
    await world.put("/auth/me/profile", { profileImageUrl: url }, other);

    await world.delete("/auth/me/avatar", other);
    await world.jobs.drain();

    expect((await open(url)).statusCode).toBe(200);
  });

  it("is hidden while the account is closed or banned, and gone once it is erased", async () => {
    const [closed, banned] = [await pictured(), await pictured()];
    const admin = await world.admin();
    await world.delete("/auth/me", closed.person, { password: closed.person.password });
    await world.post(`/admin/users/${banned.person.id}/ban`, { reason: "Spam" }, admin);

    const hidden = [await open(closed.url), await open(banned.url)];
    world.clock.advance(31 * 24 * 60 * 60 * 1000);
    await world.jobs.send(world.db, "accounts.daily-cleaning", {});
    await world.jobs.drain();

    expect(hidden.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(await storedFiles()).not.toContain(closed.url.slice(1));
    expect(await storedFiles()).toContain(banned.url.slice(1));
  });

  it.each([
    ["a text", Buffer.from("no picture at all")],
    ["a picture that is cut off", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ["a drawing", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ])("is refused when it is %s, and nothing is left", async (_what, bytes) => {
    const person = await world.user();
    const before = await storedFiles();

    const { status, body } = await send(person, bytes);

    expect({ status, error: body.error }).toEqual({ status: 415, error: "unsupported_media_type" });
    expect(await storedFiles()).toEqual(before);
  });

  it("is refused by its head when it has more pixels than a phone takes", async () => {
    const large = { width: 5000, height: 4000 };
    const bytes = await sharp({ create: { ...large, channels: 3, background: "#336699" } })
      .png()
      .toBuffer();

    const { status, body } = await send(await world.user(), bytes);

    expect([status, body.details]).toEqual([400, ["file: The file must have at most 12 megapixels"]]);
  });

  it("of another person waits for one turn of each, however many a few people send", async () => {
    const large = { width: 4000, height: 3000 };
    const bytes = await sharp({ create: { ...large, channels: 3, background: "#336699" } })
      .png()
      .toBuffer();
    const many = [await world.user(), await world.user(), await world.user(), await world.user()];
    const done: string[] = [];
    const flood = many.flatMap((person) =>
      Array.from({ length: 14 }, async () => {
        const { status, headers } = await send(person, bytes);
        if (status === 200) done.push("theirs");
        return [status, headers["retry-after"]];
      }),
    );

    const own = await send(await world.user(), await photo("#663399", { width: 400, height: 400 }));
    const before = done.length;
    const answers = await Promise.all(flood);

    expect(own.status).toBe(200);
    expect(before).toBeLessThanOrEqual(8);
    const refused = answers.filter(([status]) => status !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(36);
    expect(new Set(refused.map(String))).toEqual(new Set(["503,10"]));
  }, 60_000);

  it("is refused when it is too large", async () => {
    const person = await world.user();
    const bytes = Buffer.concat([await photo(), Buffer.alloc(10 * 1024 * 1024)]);

    const { status, body } = await send(person, bytes);

    expect({ status, error: body.error }).toEqual({ status: 413, error: "payload_too_large" });
  });

  it.each(["x", "..%2Fsecret", "00000000-0000-7000-8000-000000000000.webp", "a.webp"])(
    "has no address like %s",
    async (name) => {
      expect((await open(`/avatars/${name}`)).statusCode).toBe(404);
    },
  );
});
