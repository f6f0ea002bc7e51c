import type { Category, Tag } from "@vesper/contract/profiles/taxonomy";
import type { Service } from "@vesper/contract/profiles/services";
import type { CategoryRow, ServiceRow, TagRow } from "./store/terms.ts";

function presentTerm(row: CategoryRow | TagRow | ServiceRow) {
  return {
    _id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    isActive: row.isActive,
    profileCount: row.profileCount,
  };
}

export function presentCategory(row: CategoryRow): Category {
  const { type, icon, parentId, sortOrder } = row;
  return { ...presentTerm(row), type, icon, parentId, sortOrder };
}

export function presentTag(row: TagRow): Tag {
  return { ...presentTerm(row), type: row.type, color: row.color };
}

export const presentService = (row: ServiceRow): Service => presentTerm(row);
