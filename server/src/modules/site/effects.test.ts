import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { buildListingDraft } from "#test/factories/listings.ts";
import { uploadFile } from "#test/factories/media.ts";
import { buildProfileDraft } from "#test/factories/profiles.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld({ RATE_LIMITS: "on" });
afterAll(() => world.close());
const admin = await world.admin();

async function save(changes: object) {
  const { version } = (await world.get("/admin/settings", admin)).body.data;
  return world.put("/admin/settings", { version, changes }, admin);
}

const register = (email: string) =>
  world.post("/auth/register", { name: "New Member", email, password: "a good long password", role: "user" });

describe("registration", () => {
  it.each([
    ["invitation", "by invitation"],
    ["closed", "not accepting new accounts"],
  ])("%s: refuses kindly, while staff can still create accounts", async (registration, message) => {
    await save({ registration });

    const { status, body } = await register(`${registration}@example.test`);
    const made = await world.post(
      "/admin/users",
      {
        name: "Invited",
        email: `invited-${registration}@example.test`,
        password: "a good long password",
        roles: ["user"],
      },
      admin,
    );

    expect([status, body.error, body.message]).toEqual([403, "forbidden", expect.stringContaining(message)]);
    expect(made.status).toBe(201);
  });

  it("opens again", async () => {
    await save({ registration: "open" });

    expect((await register("welcome@example.test")).status).toBe(201);
  });
});

describe("the default currency", () => {
  it("is what new profiles and listings start with", async () => {
    await save({ defaultCurrency: "CHF" });
    const escort = await world.escort();
    const { currency: _, ...profile } = buildProfileDraft() as { currency?: string };
    const { currency: __, ...listing } = buildListingDraft() as { currency?: string };

    const made = [
      await world.post("/escort-profile", profile, escort),
      await world.post("/supplier/products", listing, escort),
    ];

    expect(made.map(({ body }) => body.data.currency)).toEqual(["CHF", "CHF"]);
  });
});

describe("limits", () => {
  it("apply to the next call", async () => {
    await save({ publicReadsPerMinute: 2 });
    // A member has an allowance of their own, so the other tests keep theirs.
    const member = await world.user();

    const statuses = [];
    for (let at = 0; at < 4; at += 1)
      statuses.push((await world.get("/escort-profile/public", member)).status);
    await save({ publicReadsPerMinute: null });

    expect(statuses.slice(-1)).toEqual([429]);
  });

  it("refuse a listing beyond the number that the operator allows", async () => {
    await save({ listingsPerSupplier: 1 });
    const escort = await world.escort();

    const answers = [1, 2].map(() => world.post("/supplier/products", buildListingDraft(), escort));

    expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});

describe("the logo", () => {
  const transparent = () =>
    sharp({
      create: { width: 960, height: 192, channels: 4, background: { r: 200, g: 40, b: 90, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
  const upload = (bytes: Buffer, filename = "logo.png") =>
    uploadFile(world, admin, bytes, { path: "/admin/settings/logo", fields: {}, filename });
  const getLogo = async () => (await world.get("/site")).body.data.logo;
  const open = async (url: string) => world.http.inject({ url });

  it("is re-encoded, served for a year, and keeps its transparency", async () => {
    const { status } = await upload(await transparent());

    const logo = await getLogo();
    const file = await open(logo.url);
    const { format, hasAlpha } = await sharp(file.rawPayload).metadata();
    expect([status, logo.width, logo.height]).toEqual([201, 480, 96]);
    expect([file.statusCode, file.headers["cache-control"]]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    expect([format, hasAlpha]).toEqual(["webp", true]);
  });

  it("can be removed, and restored with undo", async () => {
    await upload(await transparent());
    const { url } = await getLogo();

    await save({ logo: null });
    const gone = [await getLogo(), (await open(url)).statusCode];
    const [change] = (await world.get("/admin/settings/changes", admin)).body.data;
    await world.post(`/admin/settings/changes/${change._id}/undo`, undefined, admin);

    expect(gone).toEqual([null, 404]);
    expect((await open(url)).statusCode).toBe(200);
  });

  it.each([
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ["text", Buffer.from("not a picture at all, whatever its name says")],
    ["a damaged picture", Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(60)])],
  ])("refuses %s and keeps the current one", async (_, bytes) => {
    const before = await getLogo();

    const { status } = await upload(bytes);

    expect(status).toBe(415);
    expect(await getLogo()).toEqual(before);
  });

  it("does not open another file by its name", async () => {
    expect((await open("/brand/..%2Favatars%2Fx.webp")).statusCode).toBe(404);
    expect((await open(`/brand/${"0".repeat(32)}-1x1.webp`)).statusCode).toBe(404);
  });
});
