import type { Category, Tag } from "@vesper/contract/taxonomy";
import type { CategoryRow } from "./store/categories.ts";
import type { TagRow } from "./store/tags.ts";

export function presentCategory(row: CategoryRow): Category {
  return {
    _id: row.id,
    name: row.name,
    slug: row.slug,
    type: row.type,
    icon: row.icon,
    description: row.description,
    isActive: row.isActive,
    parentId: row.parentId,
    sortOrder: row.sortOrder,
    profileCount: row.profileCount,
  };
}

export function presentTag(row: TagRow): Tag {
  return {
    _id: row.id,
    name: row.name,
    slug: row.slug,
    type: row.type,
    color: row.color,
    description: row.description,
    isActive: row.isActive,
    profileCount: row.profileCount,
  };
}
