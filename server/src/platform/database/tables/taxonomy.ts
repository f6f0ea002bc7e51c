import type { CategoryType, TagType } from "@vesper/contract/profiles/taxonomy";
import type { Generated } from "kysely";

export interface CategoriesTable {
  id: string;
  name: string;
  slug: string;
  type: CategoryType;
  icon: string;
  description: string;
  isActive: boolean;
  profileCount: Generated<number>;
  parentId: string | null;
  sortOrder: number;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

export interface ServicesTable {
  id: string;
  name: string;
  slug: string;
  description: string;
  isActive: boolean;
  profileCount: Generated<number>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

/** Current and former names, without case and accents. */
export interface ServiceNamesTable {
  nameNorm: string;
  serviceId: string;
}

export interface TagsTable {
  id: string;
  name: string;
  slug: string;
  type: TagType;
  color: string;
  description: string;
  isActive: boolean;
  profileCount: Generated<number>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}
