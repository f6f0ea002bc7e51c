import { afterAll, describe, expect, it } from "vitest";
import { buildDraftListing, buildPendingListing, buildPublicListing } from "#test/factories/listings.ts";
import { buildApprovedPicture } from "#test/factories/media.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const getIds = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
const listIds = async (path: string, who?: Awaited<ReturnType<typeof world.user>>) =>
  getIds((await world.get(`${path}${path.includes("?") ? "&" : "?"}limit=100`, who)).body.data);

const getTermId = async (kind: "categories" | "tags", slug: string): Promise<string> =>
  (await world.get(`/taxonomies/${kind}`)).body.data.find((one: { slug: string }) => one.slug === slug)._id;

describe("a public listing", () => {
  it("shows the offer and its profile, and nothing else", async () => {
    const { id, slug, supplier, profile } = await buildPublicListing(
      world,
      admin,
      { title: "Theatre night", currency: "EUR", categoryId: await getTermId("categories", "companion") },
      { name: "Vera Lund", city: "Bergen" },
    );
    const picture = await buildApprovedPicture(world, supplier, admin);
    await world.put(`/supplier/products/${id}`, { images: [picture] }, supplier);
    await world.post(`/admin/products/${id}/approve`, undefined, admin);

    const { body } = await world.get(`/products/${slug}`);
    const byId = await world.get(`/products/id/${id}`);

    expect(body.data).toEqual({
      _id: id,
      slug: "theatre-night",
      title: "Theatre night",
      description: "Three courses, then the old town by night.",
      price: 420,
      currency: "EUR",
      categoryId: { _id: expect.any(String), slug: "companion", name: "Companion" },
      tags: [],
      images: [
        expect.objectContaining({ _id: picture, url: `/media/${picture}/1280.webp`, isPrimary: true }),
      ],
      status: "approved",
      supplierId: supplier.id,
      profile: {
        _id: profile.id,
        slug: profile.slug,
        name: "Vera Lund",
        city: "Bergen",
        country: "Norway",
        avatar: `/media/${picture}/320.webp`,
        isIndexed: true,
      },
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(byId.body).toEqual(body);
  });

  it("is paginated newest first, by supplier, category, tag and city", async () => {
    const [categoryId, tagId] = [await getTermId("categories", "dancer"), await getTermId("tags", "dancing")];
    const first = await buildPublicListing(world, admin, { categoryId, tags: [tagId] }, { city: "Chicago" });
    const second = await buildPublicListing(world, admin, { categoryId }, { city: "Miami" });

    const page = (await world.get("/products?limit=1")).body;

    expect(getIds(page.data)).toEqual([second.id]);
    expect(page.meta.total).toBeGreaterThanOrEqual(2);
    expect((await listIds("/products")).slice(0, 2)).toEqual([second.id, first.id]);
    expect(await listIds(`/products?supplierId=${first.supplier.id}`)).toEqual([first.id]);
    expect(await listIds("/categories/dancer/products")).toEqual([second.id, first.id]);
    expect(await listIds("/products?category=dancer&tag=dancing")).toEqual([first.id]);
    expect(await listIds("/tags/dancing/products")).toEqual([first.id]);
    expect(await listIds("/categories/chicago/products")).toEqual([first.id]);
    expect((await world.get("/categories/nowhere/products")).status).toBe(404);
    expect((await world.get("/tags/nothing/products")).status).toBe(404);
  });

  it("has the computed tags of its supplier's profile", async () => {
    const { id, profile, supplier } = await buildPublicListing(world, admin);
    const tags = ["verified", "available-now", "new"] as const;
    const has = async () => {
      const found = [];
      for (const tag of tags) found.push((await listIds(`/tags/${tag}/products`)).includes(id));
      return found;
    };
    const before = await has();

    await world.put(`/admin/escort-profiles/${profile.id}/verification`, { isVerified: true }, admin);
    await world.post("/escort-profile/my-profile/available", { hours: 2 }, supplier);

    expect(before).toEqual([false, false, true]);
    expect(await has()).toEqual([true, true, true]);
  });
});

const getAllStatuses = async ({ id, slug, supplier }: Awaited<ReturnType<typeof buildPublicListing>>) => [
  (await world.get(`/products/${slug}`)).status === 200,
  (await world.get(`/products/id/${id}`)).status === 200,
  (await listIds("/products")).includes(id),
  (await listIds(`/products?supplierId=${supplier.id}`)).includes(id),
  (await listIds("/categories/model/products")).includes(id),
  (await listIds("/tags/luxury/products")).includes(id),
  (await world.http.inject({ url: "/sitemap.xml" })).body.includes(`/listing/${slug}<`),
];

describe("the listings of an escort without a public profile", () => {
  type Shown = Awaited<ReturnType<typeof buildPublicListing>>;
  const causes: { name: string; hide(shown: Shown): Promise<unknown> }[] = [
    {
      name: "hides the profile",
      hide: ({ supplier }) => world.put("/escort-profile/my-profile", { isPublic: false }, supplier),
    },
    {
      name: "deletes the profile",
      hide: ({ supplier }) => world.delete("/escort-profile/my-profile", supplier),
    },
    {
      name: "is banned",
      hide: ({ supplier }) => world.post(`/admin/users/${supplier.id}/ban`, { reason: "X" }, admin),
    },
    {
      name: "closes the account",
      hide: ({ supplier }) => world.delete("/auth/me", supplier, { password: supplier.password }),
    },
    {
      name: "is held by a serious report",
      hide: async ({ profile }) =>
        world.post(
          "/reports",
          { targetType: "profile", targetId: profile.id, reason: "underage" },
          await world.trusted(),
        ),
    },
  ];

  it.each(causes)("are not public once she $name", async ({ hide }) => {
    const [categoryId, tagId] = [await getTermId("categories", "model"), await getTermId("tags", "luxury")];
    const shown = await buildPublicListing(world, admin, { categoryId, tags: [tagId] });
    const before = await getAllStatuses(shown);

    await hide(shown);

    expect(new Set(before)).toEqual(new Set([true]));
    expect(new Set(await getAllStatuses(shown))).toEqual(new Set([false]));
  });
});

describe("the public catalog", () => {
  it("leaves out listings that are not approved", async () => {
    const { supplier } = await buildPublicListing(world, admin);
    const [draft, pending, rejected] = [
      await buildDraftListing(world, supplier),
      await buildPendingListing(world, supplier),
      await buildPendingListing(world, supplier),
    ];
    await world.post(`/admin/products/${rejected.id}/reject`, { reason: "Not yet." }, admin);

    const all = await listIds("/products");

    for (const { id, slug } of [draft, pending, rejected]) {
      expect(all).not.toContain(id);
      expect((await world.get(`/products/${slug}`)).status).toBe(404);
      expect((await world.get(`/products/${slug}`, admin)).status).toBe(404);
    }
  });

  it("leaves out listings whose supplier has blocked the viewer", async () => {
    const { id, slug, supplier } = await buildPublicListing(world, admin);
    const visitor = await world.user();

    await world.post(`/blocks/${visitor.id}`, undefined, supplier);

    expect(await listIds("/products", visitor)).not.toContain(id);
    expect((await world.get(`/products/${slug}`, visitor)).status).toBe(404);
    expect((await world.get(`/products/${slug}`)).status).toBe(200);
  });

  it("keeps listings of unindexed profiles out of the sitemap", async () => {
    const { slug } = await buildPublicListing(world, admin, {}, { isIndexed: false });

    const { body } = await world.http.inject({ url: "/sitemap.xml" });

    expect((await world.get(`/products/${slug}`)).body.data.profile.isIndexed).toBe(false);
    expect(body).not.toContain(`/listing/${slug}<`);
  });
});

describe("a category or tag that a listing uses", () => {
  it.each([
    ["categories", (id: string) => ({ categoryId: id })],
    ["tags", (id: string) => ({ tags: [id] })],
  ] as const)("cannot be deleted from the %s without force", async (kind, choose) => {
    const name = `Lanterns of ${kind}`;
    const slug = `lanterns-${kind}`;
    const { body } = await world.post(`/admin/${kind}`, { name, slug }, admin);
    const { id } = await buildPublicListing(world, admin, choose(body.data._id));

    const refused = await world.delete(`/admin/${kind}/${body.data._id}`, admin);
    const forced = await world.delete(`/admin/${kind}/${body.data._id}?force=true`, admin);

    const left = (await world.get(`/products/id/${id}`)).body.data;
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/ is still used by 1 listing\.$/);
    expect(forced.status).toBe(200);
    expect(left).toMatchObject({ categoryId: null, tags: [] });
  });
});
