import { afterAll, describe, expect, it } from "vitest";
import { signAddress } from "#modules/media/index.ts";
import { buildDraftPicture, buildPhoto, uploadFile } from "#test/factories/media.ts";
import { createWorld } from "#test/world.ts";
import { readZip } from "#test/factories/archives.ts";
import type { Person } from "#test/factories/accounts.ts";

const world = await createWorld();
afterAll(() => world.close());

const day = 24 * 60 * 60 * 1000;
const ask = (person: Person) => world.post("/auth/me/archive", undefined, person);
const look = async (person: Person) => (await world.get("/auth/me/archive", person)).body.data;
const getArchiveLink = async (person: Person) =>
  (await world.get("/auth/me/archive/link", person)).body.data.url;
const download = (url: string) => world.http.inject({ method: "GET", url });

async function archived(): Promise<{ person: Person; url: string }> {
  const person = await world.user();
  await ask(person);
  await world.jobs.drain();
  return { person, url: await getArchiveLink(person) };
}

async function storedArchives(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of world.platform.storage.list("archives/")) keys.push(key);
  return keys;
}

describe("an archive", () => {
  it("contains the person's data and files, and no one else's", async () => {
    const [escort, other] = [await world.escort(), await world.escort()];
    const mine = await buildDraftPicture(world, escort, { fields: { title: "At dusk" } });
    await uploadFile(world, other, await buildPhoto());
    await uploadFile(world, escort, await buildPhoto(), { path: "/auth/me/avatar" });

    const asked = await ask(escort);
    await world.jobs.drain();
    const { status, progress, expiresAt } = await look(escort);
    const file = await download(await getArchiveLink(escort));
    const entries = readZip(file.rawPayload);

    expect({ status: asked.status, state: asked.body.data.status }).toEqual({ status: 202, state: "queued" });
    expect({ status, progress }).toEqual({ status: "done", progress: 1 });
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(world.clock.now().getTime() + 6 * day);
    expect([...entries.keys()].toSorted()).toEqual(["avatar.webp", "data.json", `media/${mine}.webp`]);
    expect(JSON.parse(entries.get("data.json")?.toString() ?? "").media[0]).toMatchObject({
      _id: mine,
      title: "At dusk",
    });
    expect(entries.get(`media/${mine}.webp`)?.subarray(8, 12).toString()).toBe("WEBP");
    expect(file.headers).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "no-store",
      "content-disposition": expect.stringContaining("attachment"),
    });
  });

  it("does not exist before it is requested", async () => {
    expect(await look(await world.user())).toBeNull();
  });

  it("is created one at a time despite concurrent requests", async () => {
    const person = await world.user();

    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(person)));
    await world.jobs.drain();
    const again = await ask(person);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409, 409, 409]);
    expect(again.status).toBe(202);
  });

  it("replaces the previous one and deletes its file", async () => {
    const { person, url } = await archived();

    await ask(person);
    await world.jobs.drain();
    const before = await download(url);

    expect(before.statusCode).toBe(404);
    expect(await storedArchives()).not.toContain(new URL(url, "http://x").pathname.slice(1));
  });

  it("can be downloaded only by its owner, for some minutes", async () => {
    const { person, url } = await archived();
    const other = await archived();
    const { pathname, searchParams } = new URL(url, "http://x");
    const borrowed = new URL(other.url, "http://x");

    const answers = await Promise.all([
      download(pathname),
      download(`${pathname}?${borrowed.searchParams.toString()}`),
      download(`${borrowed.pathname}?${searchParams.toString()}`),
      download(url.replace(person.id, other.person.id)),
      download(signAddress(world.platform.secrets, pathname, other.person.id, world.clock.now())),
    ]);
    const right = await download(url);
    world.clock.advance(30 * 60_000);
    const late = await download(url);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect([right.statusCode, late.statusCode]).toEqual([200, 404]);
  });

  it("cannot be downloaded once its owner is banned", async () => {
    const { person, url } = await archived();
    const admin = await world.admin();
    await world.post(`/admin/users/${person.id}/ban`, { reason: "Spam" }, admin);

    expect((await download(url)).statusCode).toBe(404);
  });

  it("is removed after seven days", async () => {
    const { person, url } = await archived();
    const key = new URL(url, "http://x").pathname.slice(1);

    world.clock.advance(6 * day);
    await world.jobs.send(world.db, "privacy.tidy-archives", {});
    await world.jobs.drain();
    const kept = await storedArchives();
    world.clock.advance(day + 60_000);
    const later = await world.signedInAgain(person);
    const gone = await look(later);
    await world.jobs.send(world.db, "privacy.tidy-archives", {});
    await world.jobs.drain();

    expect(kept).toContain(key);
    expect(gone).toBeNull();
    expect(await storedArchives()).not.toContain(key);
  });

  it("reports a failure and can be requested again", async () => {
    const person = await world.user();
    const { storage } = world.platform;
    const put = storage.put;
    storage.put = () => Promise.reject(new Error("the disk is gone"));
    await ask(person);
    await world.jobs.drain();
    storage.put = put;

    const failed = await look(person);
    const again = await ask(person);

    expect(failed).toMatchObject({ status: "failed" });
    expect((await world.get("/auth/me/archive/link", person)).status).toBe(404);
    expect(again.status).toBe(202);
  });
});
