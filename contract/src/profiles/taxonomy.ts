import { z } from "zod";
import { anyone, staff } from "../core/endpoint.ts";
import { Id, adminList, one, pageQuery, queryFlag, removed } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { Name, Slug, text } from "../core/text.ts";

export const CategoryType = z.enum(["service", "location", "feature"]);
export type CategoryType = z.output<typeof CategoryType>;

export const TagType = z.enum(["service", "physical", "personality", "location", "other"]);
export type TagType = z.output<typeof TagType>;

const term = { name: Name, slug: Slug, description: text(limits.freeText.max), isActive: z.boolean() };

const category = {
  ...term,
  type: CategoryType,
  /** An emoji, or a few letters. */
  icon: text(limits.taxonomy.icon),
  parentId: z.uuid().nullable(),
  sortOrder: z.int().min(0).max(limits.taxonomy.sortOrder),
};

const tag = {
  ...term,
  type: TagType,
  color: z.string().regex(/^#[0-9a-f]{6}$/i, "must look like #6B7280"),
};

/** Number of public profiles in the category or with the tag. */
const counted = { _id: z.uuid(), profileCount: z.int() };

export const Category = z.object({ ...category, ...counted });
export type Category = z.output<typeof Category>;

export const Tag = z.object({ ...tag, ...counted });
export type Tag = z.output<typeof Tag>;

// Defaults apply to creation only: in an update, absent fields are unchanged.
const termDefaults = { description: term.description.default(""), isActive: term.isActive.default(true) };

export const CategoryDraft = z.object({
  ...category,
  ...termDefaults,
  type: category.type.default("service"),
  icon: category.icon.default(""),
  parentId: category.parentId.default(null),
  sortOrder: category.sortOrder.default(0),
});
export type CategoryDraft = z.output<typeof CategoryDraft>;
export const CategoryChange = z.object(category).partial();
export type CategoryChange = z.output<typeof CategoryChange>;

export const TagDraft = z.object({
  ...tag,
  ...termDefaults,
  type: tag.type.default("other"),
  color: tag.color.default("#6B7280"),
});
export type TagDraft = z.output<typeof TagDraft>;
export const TagChange = z.object(tag).partial();
export type TagChange = z.output<typeof TagChange>;

export const listCategories = anyone.get(
  "/taxonomies/categories",
  "List active categories in sort order, with the number of public profiles in each",
  { response: one(z.array(Category)) },
);

export const listTags = anyone.get(
  "/taxonomies/tags",
  "List active tags by name, with the number of public profiles for each",
  { response: one(z.array(Tag)) },
);

const adminPage = z.object(pageQuery(limits.list.max));
/** Deletes a term even if it is in use, and removes it from everything that uses it. */
const Force = z.object({ force: queryFlag.default(false) });

export const adminListCategories = staff("taxonomy").get(
  "/admin/categories",
  "List all categories, including inactive ones",
  {
    query: adminPage,
    response: adminList(Category),
  },
);

export const createCategory = staff("taxonomy").post("/admin/categories", "Add a category", {
  body: CategoryDraft,
  response: one(Category),
  status: 201,
});

export const updateCategory = staff("taxonomy").put(
  "/admin/categories/:id",
  "Update a category; omitted fields stay unchanged",
  { params: Id, body: CategoryChange, response: one(Category) },
);

export const deleteCategory = staff("taxonomy").delete(
  "/admin/categories/:id",
  "Delete a category; 409 with the number of uses unless forced",
  { params: Id, query: Force, response: removed },
);

export const adminListTags = staff("taxonomy").get("/admin/tags", "List all tags, including inactive ones", {
  query: adminPage,
  response: adminList(Tag),
});

export const createTag = staff("taxonomy").post("/admin/tags", "Add a tag", {
  body: TagDraft,
  response: one(Tag),
  status: 201,
});

export const updateTag = staff("taxonomy").put(
  "/admin/tags/:id",
  "Update a tag; omitted fields stay unchanged",
  {
    params: Id,
    body: TagChange,
    response: one(Tag),
  },
);

export const deleteTag = staff("taxonomy").delete(
  "/admin/tags/:id",
  "Delete a tag; 409 with the number of uses unless forced",
  { params: Id, query: Force, response: removed },
);
