import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { adminList, one, pageQuery, queryFlag, removed } from "./envelope.ts";
import { limits } from "./limits.ts";
import { Name, Slug, text } from "./text.ts";

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
  color: z.string().regex(/^#[0-9a-f]{6}$/i, "is not a colour like #6B7280"),
};

/** How many public profiles one finds behind it. */
const counted = { _id: z.uuid(), profileCount: z.int() };

export const Category = z.object({ ...category, ...counted });
export type Category = z.output<typeof Category>;

export const Tag = z.object({ ...tag, ...counted });
export type Tag = z.output<typeof Tag>;

// The defaults belong to creating only: in a change, what is absent stays.
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

export const listCategories = endpoint({
  method: "GET",
  path: "/taxonomies/categories",
  policy: "public",
  summary: "Active categories in their order, each with the number of its public profiles",
  response: one(z.array(Category)),
});

export const listTags = endpoint({
  method: "GET",
  path: "/taxonomies/tags",
  policy: "public",
  summary: "Active tags by name, each with the number of its public profiles",
  response: one(z.array(Tag)),
});

const Id = z.object({ id: z.uuid() });
const adminPage = z.object(pageQuery(limits.list.max));
/** Deletes although it is in use: whoever uses it goes on without it. */
const Force = z.object({ force: queryFlag.default(false) });

export const adminListCategories = endpoint({
  method: "GET",
  path: "/admin/categories",
  policy: "admin",
  summary: "All categories, the inactive ones too",
  query: adminPage,
  response: adminList(Category),
});

export const createCategory = endpoint({
  method: "POST",
  path: "/admin/categories",
  policy: "admin",
  summary: "Add a category",
  body: CategoryDraft,
  response: one(Category),
  status: 201,
});

export const updateCategory = endpoint({
  method: "PUT",
  path: "/admin/categories/:id",
  policy: "admin",
  summary: "Change a category; what is left out stays as it is",
  params: Id,
  body: CategoryChange,
  response: one(Category),
});

export const deleteCategory = endpoint({
  method: "DELETE",
  path: "/admin/categories/:id",
  policy: "admin",
  summary: "Delete a category; 409 with the number of uses unless forced",
  params: Id,
  query: Force,
  response: removed,
});

export const adminListTags = endpoint({
  method: "GET",
  path: "/admin/tags",
  policy: "admin",
  summary: "All tags, the inactive ones too",
  query: adminPage,
  response: adminList(Tag),
});

export const createTag = endpoint({
  method: "POST",
  path: "/admin/tags",
  policy: "admin",
  summary: "Add a tag",
  body: TagDraft,
  response: one(Tag),
  status: 201,
});

export const updateTag = endpoint({
  method: "PUT",
  path: "/admin/tags/:id",
  policy: "admin",
  summary: "Change a tag; what is left out stays as it is",
  params: Id,
  body: TagChange,
  response: one(Tag),
});

export const deleteTag = endpoint({
  method: "DELETE",
  path: "/admin/tags/:id",
  policy: "admin",
  summary: "Delete a tag; 409 with the number of uses unless forced",
  params: Id,
  query: Force,
  response: removed,
});
