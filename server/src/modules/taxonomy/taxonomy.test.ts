import { afterAll, describe, expect, it, vi } from "vitest";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

interface Term {
  _id: string;
  slug: string;
  name: string;
}
const slugs = (terms: Term[]) => terms.map(({ slug }) => slug);
let made = 0;
const draft = (given: object = {}) => {
  made += 1;
  return { name: `Term ${made}`, slug: `term-${made}`, ...given };
};

describe("the taxonomy", () => {
  it("starts with the specified categories, in order", async () => {
    const { body } = await world.get("/taxonomies/categories");

    expect(slugs(body.data).slice(0, 12)).toEqual([
      "escort",
      "massage",
      "dancer",
      "model",
      "companion",
      "therapist",
      "new-york",
      "los-angeles",
      "miami",
      "las-vegas",
      "chicago",
      "san-francisco",
    ]);
    expect(body.data[6]).toMatchObject({
      name: "New York",
      type: "location",
      profileCount: 0,
      parentId: null,
    });
  });

  it("starts with the specified tags", async () => {
    const { body } = await world.get("/taxonomies/tags");

    expect(slugs(body.data)).toEqual(
      expect.arrayContaining([
        "luxury",
        "vip",
        "bilingual",
        "shy",
        "outcall",
        "new",
        "verified",
        "available-now",
      ]),
    );
    expect(body.data).toHaveLength(19);
  });
});

it("the list of services starts with neutral ones, by name", async () => {
  const { body } = await world.get("/taxonomies/services");

  expect(body.data).toHaveLength(14);
  expect(slugs(body.data).slice(0, 3)).toEqual(["business-events", "city-tour", "concerts"]);
});

describe.each([
  {
    noun: "category",
    admins: "/admin/categories",
    publics: "/taxonomies/categories",
    defaults: { type: "service", sortOrder: 0 },
  },
  {
    noun: "tag",
    admins: "/admin/tags",
    publics: "/taxonomies/tags",
    defaults: { type: "other", color: "#6B7280" },
  },
  {
    noun: "service",
    admins: "/admin/services",
    publics: "/taxonomies/services",
    defaults: { description: "" },
  },
])("a $noun", ({ noun, admins, publics, defaults }) => {
  const isPublic = async (slug: string) => slugs((await world.get(publics)).body.data).includes(slug);

  it("is created with the form's defaults and is public at once", async () => {
    const purge = vi.spyOn(world.platform.pages, "purge");
    const given = draft();

    const { status, body } = await world.post(admins, given, admin);

    expect(status).toBe(201);
    expect(body.data).toMatchObject({ ...given, ...defaults, isActive: true, profileCount: 0 });
    expect(await isPublic(given.slug)).toBe(true);
    expect(purge).toHaveBeenCalled();
  });

  it("updates only the given fields", async () => {
    const made = (await world.post(admins, draft({ description: "Before" }), admin)).body.data;

    const { body } = await world.put(`${admins}/${made._id}`, { name: `${made.name} changed` }, admin);

    expect(body.data).toEqual({ ...made, name: `${made.name} changed` });
  });

  it("is hidden when inactive, except from admins", async () => {
    const made = (await world.post(admins, draft(), admin)).body.data;

    await world.put(`${admins}/${made._id}`, { isActive: false }, admin);

    const { body } = await world.get(admins, admin);
    expect(await isPublic(made.slug)).toBe(false);
    expect(slugs(body.data)).toContain(made.slug);
    expect(body.pagination).toMatchObject({ page: 1, total: body.data.length });
  });

  it("has a unique name and slug", async () => {
    const made = (await world.post(admins, draft(), admin)).body.data;

    const answers = [
      await world.post(admins, draft({ name: made.name }), admin),
      await world.post(admins, draft({ slug: made.slug }), admin),
    ];

    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [409, "conflict"],
      [409, "conflict"],
    ]);
  });

  it("is created once under concurrent requests", async () => {
    const given = draft();

    const answers = await Promise.all(Array.from({ length: 5 }, () => world.post(admins, given, admin)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  });

  it("is deleted, and every change is in the audit log", async () => {
    const made = (await world.post(admins, draft(), admin)).body.data;
    await world.put(`${admins}/${made._id}`, { description: "After" }, admin);

    const { status } = await world.delete(`${admins}/${made._id}`, admin);

    const { body } = await world.get(`/admin/audit-log?subject=${made._id}`, admin);
    expect(status).toBe(200);
    expect(await isPublic(made.slug)).toBe(false);
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual([
      `${noun}.deleted`,
      `${noun}.updated`,
      `${noun}.created`,
    ]);
    expect(body.data[1]).toMatchObject({ before: { description: "" }, after: { description: "After" } });
  });

  it("that does not exist returns 404", async () => {
    const path = `${admins}/01900000-0000-7000-8000-000000000000`;

    const answers = [await world.put(path, { name: "X" }, admin), await world.delete(path, admin)];

    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  it.each([
    ["name", { name: "" }],
    ["slug", { slug: "" }],
    ["slug", { slug: "New York" }],
    ["slug", { slug: "-a" }],
  ])("is rejected for its %s: %j", async (field, given) => {
    const { status, body } = await world.post(admins, draft(given), admin);

    expect(status).toBe(400);
    expect(body.details.join()).toContain(`${field}: `);
  });
});

it.each(["/admin/categories", "/admin/tags"])("an unknown type is rejected in %s", async (admins) => {
  const { status, body } = await world.post(admins, draft({ type: "season" }), admin);

  expect([status, body.details.join()]).toEqual([400, expect.stringContaining("type: ")]);
});

describe("a category's parent", () => {
  it("must be another existing category", async () => {
    const parent = (await world.post("/admin/categories", draft(), admin)).body.data;
    const child = (await world.post("/admin/categories", draft({ parentId: parent._id }), admin)).body.data;
    const path = `/admin/categories/${child._id}`;

    const answers = [
      await world.put(path, { parentId: child._id }, admin),
      await world.put(path, { parentId: "01900000-0000-7000-8000-000000000000" }, admin),
      await world.put(path, { parentId: null }, admin),
    ];

    expect(child.parentId).toBe(parent._id);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 200]);
  });

  it("leaves its children without a parent when deleted", async () => {
    const parent = (await world.post("/admin/categories", draft(), admin)).body.data;
    const child = (await world.post("/admin/categories", draft({ parentId: parent._id }), admin)).body.data;

    await world.delete(`/admin/categories/${parent._id}`, admin);

    const { body } = await world.get("/taxonomies/categories");
    expect(body.data.find(({ _id }: Term) => _id === child._id)).toMatchObject({ parentId: null });
  });
});

describe("a tag's color", () => {
  it.each(["red", "#12345", "#12345g", "url(x)"])("cannot be %s", async (color) => {
    const { status } = await world.post("/admin/tags", draft({ color }), admin);

    expect(status).toBe(400);
  });
});
