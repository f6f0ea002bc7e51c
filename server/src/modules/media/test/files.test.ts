import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";
import { buildDraftPicture } from "#test/factories/media.ts";
import { addPicture } from "../index.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();
const person = await buildPublicProfile(world, admin);

const photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#336699" } })
  .withExif({ IFD0: { Copyright: "someone's camera" }, IFD3: { GPSLatitude: "52/1 30/1 0/1" } })
  .jpeg()
  .toBuffer();
const addTestPicture = (bytes: Uint8Array, isPrimary = true) =>
  addPicture(createContext(world.platform), {
    ownerId: person.escort.id,
    bytes,
    title: "At dusk",
    isPrimary,
  });
await addTestPicture(photo);

const getImages = async () => (await world.get(`/escort-profile/${person.slug}`)).body.data.images;
const fetchFile = (url: string) => world.http.inject({ url });

describe("a picture", () => {
  it("is shown with placeholder colors and served without camera metadata", async () => {
    const [image] = await getImages();
    const file = await fetchFile(image.url);

    expect(image).toMatchObject({ alt: "At dusk", isPrimary: true, width: 60, height: 80 });
    expect(image.colors).toHaveLength(4);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const { exif, format } = await sharp(file.rawPayload).metadata();
    expect([format, exif]).toEqual(["webp", undefined]);
    expect(file.rawPayload.includes("camera")).toBe(false);
  });

  it("appears on the card only when it is the primary photo", async () => {
    await addTestPicture(photo, false);

    const { body } = await world.get("/escort-profile/public");
    expect([body.data[0].images.length, (await getImages()).length]).toEqual([1, 2]);
  });

  it("is not served while its profile is not public", async () => {
    const [image] = await getImages();
    await world.put("/escort-profile/my-profile", { isPublic: false }, person.escort);
    expect((await fetchFile(image.url)).statusCode).toBe(404);

    await world.put("/escort-profile/my-profile", { isPublic: true }, person.escort);
    expect((await fetchFile(image.url)).statusCode).toBe(200);
  });

  it.each(["/media/nothing/640.webp", "/media/0190c5a4-0000-7000-8000-000000000000/640.webp"])(
    "is not found at %s",
    async (url) => {
      expect((await fetchFile(url)).statusCode).toBe(404);
    },
  );

  it("is served only in known sizes and only from its folder", async () => {
    const [image] = await getImages();
    const folder = image.url.replace(/[^/]+$/, "");

    for (const name of ["641.webp", "640.svg", "..%2f..%2fsecret"]) {
      expect((await fetchFile(folder + name)).statusCode).toBe(404);
    }
  });

  it("is refused when it is SVG, text, truncated or empty", async () => {
    const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`);
    for (const bytes of [drawing, Buffer.from("hello"), photo.subarray(0, 200), new Uint8Array()]) {
      await expect(addTestPicture(bytes)).rejects.toMatchObject({ code: "unsupported_media_type" });
    }
  });
});

describe("a file that is not public", () => {
  const createDraft = async () => {
    const owner = await world.signedInAgain(person.escort);
    const id = await buildDraftPicture(world, owner);
    const { url } = (await world.get(`/media/${id}`, owner)).body.data as { url: string };
    return { id, url };
  };

  it("is served only through a URL signed for its owner", async () => {
    const { url } = await createDraft();
    const [path = ""] = url.split("?");
    const forged = url.replace(/signature=(.)/, (_, first) => `signature=${first === "_" ? "-" : "_"}`);

    expect((await fetchFile(url)).statusCode).toBe(200);
    expect((await fetchFile(path)).statusCode).toBe(404);
    expect((await fetchFile(forged)).statusCode).toBe(404);
    expect((await fetchFile(url.replace("1280", "640"))).statusCode).toBe(404);
    expect((await fetchFile(url.replace(person.escort.id, admin.id))).statusCode).toBe(404);
  });

  it("is no longer served after the signed URL expires", async () => {
    const { url } = await createDraft();
    world.clock.advance(21 * 60_000);

    expect((await fetchFile(url)).statusCode).toBe(404);
  });

  it("is refused at once to an admin who loses the role", async () => {
    const { id } = await createDraft();
    const leaving = await world.admin();
    const { url } = (await world.get(`/media/${id}`, leaving)).body.data;
    expect((await fetchFile(url)).statusCode).toBe(200);

    await world.put(
      `/admin/users/${leaving.id}/roles`,
      { roles: ["user"] },
      await world.signedInAgain(admin),
    );

    expect((await fetchFile(url)).statusCode).toBe(404);
  });

  it("is not found by visitors", async () => {
    const { id } = await createDraft();

    expect((await world.get(`/media/${id}`)).status).toBe(404);
  });
});
