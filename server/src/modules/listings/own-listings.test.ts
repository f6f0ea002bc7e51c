import { limits } from "@vesper/contract/core/limits";
import { v7 as newId } from "uuid";
import { afterAll, describe, expect, it } from "vitest";
import {
  buildDraftListing,
  buildListingDraft,
  buildPendingListing,
  buildPublicListing,
} from "#test/factories/listings.ts";
import { buildApprovedPicture, buildDraftPicture, buildPhoto, uploadFile } from "#test/factories/media.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const own = "/supplier/products";
const getIds = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);

describe("creating a listing", () => {
  it("creates a draft that is not public", async () => {
    const supplier = await world.escort();

    const { status, body } = await world.post(
      own,
      buildListingDraft({ title: " Dinner at dusk " }),
      supplier,
    );

    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      slug: "dinner-at-dusk",
      title: "Dinner at dusk",
      price: 420,
      currency: "USD",
      status: "draft",
      rejectionReason: null,
      supplierId: supplier.id,
      isListed: false,
      images: [],
    });
    expect((await world.get("/products/dinner-at-dusk")).status).toBe(404);
    expect((await world.get(`/products/id/${body.data._id}`, supplier)).status).toBe(404);
  });

  it("ignores fields that the supplier may not set", async () => {
    const supplier = await world.escort();
    const other = await world.escort();
    const privileged = {
      _id: other.id,
      slug: "mine",
      status: "approved",
      supplierId: other.id,
      isHidden: true,
      rejectionReason: "X",
      createdAt: "2001-01-01T00:00:00Z",
    };

    const { body } = await world.post(own, buildListingDraft(privileged), supplier);
    const changed = await world.put(`${own}/${body.data._id}`, { ...privileged, price: 9 }, supplier);

    for (const data of [body.data, changed.body.data]) {
      expect(data).toMatchObject({
        slug: body.data.slug,
        status: "draft",
        supplierId: supplier.id,
        isHidden: false,
        rejectionReason: null,
      });
      expect(data.slug).not.toBe("mine");
      expect(data.createdAt).toBe(body.data.createdAt);
    }
  });

  it.each([
    ["no title", { title: "  " }, "title"],
    ["no description", { description: "" }, "description"],
    ["a negative price", { price: -1 }, "price"],
    ["a fraction of a cent", { price: 1.005 }, "price"],
    ["an unknown currency", { currency: "XXX" }, "currency"],
    ["an unknown category", { categoryId: "01900000-0000-7000-8000-000000000000" }, "categoryId"],
    ["an unknown tag", { tags: ["01900000-0000-7000-8000-000000000000"] }, "tags"],
    ["an unknown picture", { images: ["01900000-0000-7000-8000-000000000000"] }, "images"],
  ])("is refused with %s", async (_name, given, field) => {
    const { status, body } = await world.post(own, buildListingDraft(given), await world.escort());

    expect(status).toBe(400);
    expect(body.details).toEqual([expect.stringMatching(new RegExp(`^${field}\\b.*: `))]);
  });

  it("assigns a unique slug, which never changes", async () => {
    const supplier = await world.escort();
    const title = "Gallery morning";
    const slugs = [];
    for (let count = 0; count < 7; count += 1) {
      slugs.push((await buildDraftListing(world, supplier, { title })).slug);
    }
    const [first] = (await world.get(`${own}?limit=1`, supplier)).body.data;

    const { body } = await world.put(`${own}/${first._id}`, { title: "Something else" }, supplier);

    expect(slugs.slice(0, 3)).toEqual(["gallery-morning", "gallery-morning-2", "gallery-morning-3"]);
    expect(new Set(slugs).size).toBe(7);
    expect(slugs[6]).toMatch(/^gallery-morning-[0-9a-f]{8}$/);
    expect(body.data).toMatchObject({ title: "Something else", slug: slugs[6] });
  });

  it("is refused beyond the maximum, even with concurrent requests", async () => {
    const supplier = await world.escort();
    for (let count = 1; count < limits.listing.perSupplier; count += 1)
      await buildDraftListing(world, supplier);

    const answers = await Promise.all([1, 2, 3].map(() => world.post(own, buildListingDraft(), supplier)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });
});

describe("the pictures of a listing", () => {
  it("are the supplier's own approved ones, in the given order", async () => {
    const supplier = await world.escort();
    const [one, two] = [
      await buildApprovedPicture(world, supplier, admin, { fields: { title: "The table" } }),
      await buildApprovedPicture(world, supplier, admin),
    ];

    const { body } = await world.post(own, buildListingDraft({ images: [two, one, two] }), supplier);
    const turned = await world.put(`${own}/${body.data._id}`, { images: [one, two] }, supplier);

    expect(getIds(body.data.images)).toEqual([two, one]);
    expect(turned.body.data.images).toMatchObject([
      { _id: one, alt: "The table", isPrimary: true },
      { _id: two, isPrimary: false },
    ]);
  });

  it("open for their owner through a signed preview URL before publication", async () => {
    const supplier = await world.escort();
    const picture = await buildApprovedPicture(world, supplier, admin);
    const { body } = await world.post(own, buildListingDraft({ images: [picture] }), supplier);

    const { previewUrl } = body.data.images[0];

    expect((await world.http.inject({ url: previewUrl })).statusCode).toBe(200);
    expect((await world.http.inject({ url: previewUrl.split("?")[0] })).statusCode).toBe(404);
  });

  it("are refused when they belong to others, are private, or unapproved", async () => {
    const [supplier, other] = [await world.escort(), await world.escort()];
    const foreign = await buildApprovedPicture(world, other, admin);
    const hidden = await buildApprovedPicture(world, supplier, admin, {
      fields: { title: "Kept", isPublic: "false" },
    });
    const draft = await buildDraftPicture(world, supplier);

    for (const id of [foreign, hidden, draft]) {
      const { status, body } = await world.post(own, buildListingDraft({ images: [id] }), supplier);
      expect({ status, error: body.error }).toEqual({ status: 400, error: "validation_error" });
    }
  });

  it("are removed once they are made private or deleted", async () => {
    const supplier = await world.escort();
    const [kept, gone, deleted] = [
      await buildApprovedPicture(world, supplier, admin),
      await buildApprovedPicture(world, supplier, admin),
      await buildApprovedPicture(world, supplier, admin),
    ];
    const { id } = await buildDraftListing(world, supplier, { images: [gone, deleted, kept] });

    await world.put(`/media/${gone}`, { isPublic: false }, supplier);
    await world.delete(`/media/${deleted}`, supplier);

    const { body } = await world.get(`${own}/${id}`, supplier);
    expect(getIds(body.data.images)).toEqual([kept]);
  });

  it("can be uploaded to it and wait for approval", async () => {
    const { id, supplier } = await buildPublicListing(world, admin);
    const send = async (bytes: Uint8Array, who = supplier) =>
      uploadFile(world, who, bytes, { path: `${own}/${id}/images`, fields: { title: "The terrace" } });

    const sent = await send(await buildPhoto());
    const foreign = await send(await buildPhoto(), await world.escort());
    const page = await send(Buffer.from("<!doctype html><script>1</script>"));
    await world.jobs.drain();
    const [media] = (await world.get("/media/my-media", supplier)).body.data;
    const before = (await world.get(`${own}/${id}`, supplier)).body.data;
    await world.put(`/admin/media/${media._id}/review`, { status: "approved" }, admin);

    const { body } = await world.get(`${own}/${id}`, supplier);
    expect([sent.status, foreign.status, page.status]).toEqual([201, 404, 415]);
    expect(media).toMatchObject({ title: "The terrace", status: "pending" });
    expect(before).toMatchObject({ status: "pending", images: [{ _id: media._id, status: "pending" }] });
    expect(body.data.images).toMatchObject([{ _id: media._id, status: "approved" }]);
  });

  it("that are pending are visible to the owner only and survive a save", async () => {
    const { id, slug, supplier } = await buildPublicListing(world, admin);
    const path = `${own}/${id}`;
    const sent = await uploadFile(world, supplier, await buildPhoto(), { path: `${path}/images` });
    const [image] = sent.body.data.images;
    await world.jobs.drain();

    const saved = await world.put(path, { title: "Dinner again", images: [image._id] }, supplier);
    await world.post(`/admin/products/${id}/approve`, undefined, admin);
    const [listed] = (await world.get(own, supplier)).body.data;
    const [shown, queued] = [
      await world.get(`/products/${slug}`),
      await world.get("/admin/products?status=approved", admin),
    ];
    const elsewhere = await world.post(own, buildListingDraft({ images: [image._id] }), supplier);
    const removed = await world.delete(`${path}/images/${image._id}`, supplier);

    expect(image).toMatchObject({ status: "pending", previewUrl: null, width: null });
    expect(saved.body.data.images).toMatchObject([
      { _id: image._id, status: "pending", width: 60, height: 80 },
    ]);
    expect((await world.http.inject({ url: saved.body.data.images[0].previewUrl })).statusCode).toBe(200);
    expect(listed.images).toMatchObject([{ _id: image._id, status: "pending" }]);
    expect([shown.status, shown.body.data.images]).toEqual([200, []]);
    expect(queued.body.data.find(({ _id }: { _id: string }) => _id === id).images).toEqual([]);
    expect(elsewhere.status).toBe(400);
    expect([removed.status, removed.body.data.images]).toEqual([200, []]);
  });

  it("are limited to ten, including hidden ones", async () => {
    const supplier = await world.escort();
    const pictures = Array.from({ length: limits.listing.images }, () => newId());
    const now = world.clock.now();
    const picture = {
      ownerId: supplier.id,
      mediaType: "image",
      status: "approved",
      width: 3,
      height: 4,
    } as const;
    await world.db
      .insertInto("media")
      .values(pictures.map((one) => ({ ...picture, id: one, createdAt: now, updatedAt: now })))
      .execute();
    const { id } = await buildDraftListing(world, supplier, { images: pictures });
    await world.put(`/media/${pictures[0]}`, { isPublic: false }, supplier);

    const { status, body } = await uploadFile(world, supplier, await buildPhoto(), {
      path: `${own}/${id}/images`,
    });

    expect({ status, error: body.error }).toEqual({ status: 409, error: "conflict" });
  });

  it("can be removed one at a time", async () => {
    const supplier = await world.escort();
    const picture = await buildApprovedPicture(world, supplier, admin);
    const { id } = await buildDraftListing(world, supplier, { images: [picture] });

    const { body } = await world.delete(`${own}/${id}/images/${picture}`, supplier);
    const again = await world.delete(`${own}/${id}/images/${picture}`, supplier);

    expect(body.data.images).toEqual([]);
    expect(again.status).toBe(404);
  });
});

describe("a supplier's own listings", () => {
  it("are listed newest first, by status and in pages", async () => {
    const supplier = await world.escort();
    const draft = await buildDraftListing(world, supplier);
    const pending = await buildPendingListing(world, supplier);

    const all = (await world.get(own, supplier)).body;
    const waiting = (await world.get(`${own}?status=pending`, supplier)).body;
    const second = (await world.get(`${own}?page=2&limit=1`, supplier)).body;

    expect(getIds(all.data)).toEqual([pending.id, draft.id]);
    expect(getIds(waiting.data)).toEqual([pending.id]);
    expect(getIds(second.data)).toEqual([draft.id]);
    expect(second.meta).toEqual({ total: 2, page: 2, limit: 1, totalPages: 2 });
  });

  it("return 404 for anyone else", async () => {
    const { id } = await buildPublicListing(world, admin);
    const stranger = await world.escort();
    const missing = await world.get(`${own}/01900000-0000-7000-8000-000000000000`, stranger);

    const answers = [
      await world.get(`${own}/${id}`, stranger),
      await world.put(`${own}/${id}`, { price: 1 }, stranger),
      await world.post(`${own}/${id}/submit`, undefined, stranger),
      await world.delete(`${own}/${id}/images/${id}`, stranger),
      await world.delete(`${own}/${id}`, stranger),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect({ ...answers[0]?.body, requestId: "" }).toEqual({ ...missing.body, requestId: "" });
    expect((await world.get(`/products/id/${id}`)).body.data.price).toBe(420);
  });

  it("can be deleted and are then gone everywhere", async () => {
    const { id, slug, supplier } = await buildPublicListing(world, admin, { title: "Gone tomorrow" });

    const { body } = await world.delete(`${own}/${id}`, supplier);

    expect(body.data).toEqual({ _id: id });
    expect((await world.get(`/products/${slug}`)).status).toBe(404);
    expect((await world.get(`${own}/${id}`, supplier)).status).toBe(404);
  });
});

describe("submitting", () => {
  it("sends a draft to the review queue once", async () => {
    const supplier = await world.escort();
    const { id } = await buildDraftListing(world, supplier);

    const { body } = await world.post(`${own}/${id}/submit`, undefined, supplier);
    const again = await world.post(`${own}/${id}/submit`, undefined, supplier);

    expect(body.data.status).toBe("pending");
    expect({ status: again.status, error: again.body.error }).toEqual({ status: 409, error: "conflict" });
  });

  it("is refused for an approved listing", async () => {
    const { id, supplier } = await buildPublicListing(world, admin);

    expect((await world.post(`${own}/${id}/submit`, undefined, supplier)).status).toBe(409);
  });
});

describe("editing", () => {
  it("changes the given fields and leaves the rest", async () => {
    const supplier = await world.escort();
    const { id } = await buildDraftListing(world, supplier);

    const { body } = await world.put(`${own}/${id}`, { price: 99.5, currency: "EUR" }, supplier);

    expect(body.data).toMatchObject({
      ...buildListingDraft(),
      price: 99.5,
      currency: "EUR",
      status: "draft",
    });
  });

  it("sends an approved listing back to the review queue and unpublishes it", async () => {
    const { id, slug, supplier } = await buildPublicListing(world, admin);

    const { body } = await world.put(`${own}/${id}`, { description: "Now with dessert." }, supplier);

    const queue = await world.get("/admin/products?limit=100", admin);
    expect(body.data).toMatchObject({ status: "pending", isListed: false });
    expect((await world.get(`/products/${slug}`)).status).toBe(404);
    expect(getIds(queue.body.data)).toContain(id);
  });

  it("leaves a rejected listing rejected until the supplier submits it again", async () => {
    const supplier = await world.escort();
    const { id } = await buildPendingListing(world, supplier);
    await world.post(`/admin/products/${id}/reject`, { reason: "Too short." }, admin);

    const edited = await world.put(`${own}/${id}`, { description: "Longer now." }, supplier);
    const sent = await world.post(`${own}/${id}/submit`, undefined, supplier);

    expect(edited.body.data).toMatchObject({ status: "rejected", rejectionReason: "Too short." });
    expect(sent.body.data).toMatchObject({ status: "pending", rejectionReason: null });
  });
});

describe("a supplier who closes the account", () => {
  it("can export their listings first", async () => {
    const { id, supplier } = await buildPublicListing(world, admin);

    const { body } = await world.get("/auth/me/export", supplier);

    expect(getIds(body.data.listings)).toEqual([id]);
  });

  it("leaves no listings behind after erasure", async () => {
    const { id, supplier } = await buildPublicListing(world, admin);
    await world.delete("/auth/me", supplier, { password: supplier.password });
    const hidden = await world.get(`/products/id/${id}`);

    world.clock.advance(limits.account.eraseAfter + 1000);
    await world.jobs.send(world.db, "accounts.daily-cleaning", {});
    await world.jobs.drain();

    const left = await world.db.selectFrom("listings").select("id").where("id", "=", id).execute();
    expect(hidden.status).toBe(404);
    expect(left).toEqual([]);
  });
});
