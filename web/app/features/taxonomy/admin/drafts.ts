import { limits } from "@vesper/contract/core/limits";
import { Category, Tag } from "@vesper/contract/profiles/taxonomy";
import { Service } from "@vesper/contract/profiles/services";
import { z } from "zod";

const serverFields = { _id: true, profileCount: true } as const;
const { sortOrder } = limits.taxonomy;
const sortOrderProblem = `must be a whole number from 0 to ${sortOrder.toLocaleString("en")}`;

/** Category form schema. Fields hold text; an empty string means no choice. */
export const CategoryForm = z.object({
  ...Category.omit(serverFields).shape,
  parentId: z.string().transform((id) => id || null),
  sortOrder: z
    .string()
    .trim()
    .regex(/^\d*$/, sortOrderProblem)
    .transform(Number)
    .pipe(z.int().max(sortOrder, sortOrderProblem)),
});
export type CategoryForm = z.output<typeof CategoryForm>;
export type CategoryInput = z.input<typeof CategoryForm>;

export const newCategory: CategoryInput = {
  name: "",
  slug: "",
  type: "service",
  icon: "",
  description: "",
  isActive: true,
  parentId: "",
  sortOrder: "0",
};

export const toCategoryInput = ({ _id, profileCount: _count, ...category }: Category): CategoryInput => ({
  ...category,
  parentId: category.parentId ?? "",
  sortOrder: String(category.sortOrder),
});

export const TagForm = Tag.omit(serverFields);
export type TagForm = z.output<typeof TagForm>;

export const newTag: TagForm = {
  name: "",
  slug: "",
  type: "other",
  color: "#6B7280",
  description: "",
  isActive: true,
};

export const toTagForm = ({ _id, profileCount: _count, ...tag }: Tag): TagForm => tag;

export const ServiceForm = Service.omit(serverFields);
export type ServiceForm = z.output<typeof ServiceForm>;

export const newService: ServiceForm = { name: "", slug: "", description: "", isActive: true };

export const toServiceForm = ({ _id, profileCount: _count, ...service }: Service): ServiceForm => service;

/** Returns only the changed fields, so that two admins do not overwrite each other's changes. */
export function getChanges<Draft extends object>(draft: Draft, before: Draft): Partial<Draft> {
  const names = Object.keys(draft) as (keyof Draft)[];
  const changed = names.filter((name) => draft[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, draft[name]])) as Partial<Draft>;
}
