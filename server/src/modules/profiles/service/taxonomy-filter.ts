import type { findCategory, findTag } from "#modules/taxonomy/index.ts";
import type { DirectoryFilter } from "../store/filter.ts";

type CategoryRow = Awaited<ReturnType<typeof findCategory>>;
type TagRow = Awaited<ReturnType<typeof findTag>>;

/** A category that is a place finds who is there; the others who chose it. */
export const categoryFilter = ({ id, type, name }: CategoryRow): DirectoryFilter =>
  type === "location" ? { city: name } : { categoryId: id };

/** Some tags are found by what a profile is, the others by having been chosen. */
export const tagFilter = ({ id, computed }: TagRow): DirectoryFilter =>
  computed ? computedFilters[computed] : { tagIds: [id] };

const computedFilters: Record<NonNullable<TagRow["computed"]>, DirectoryFilter> = {
  verified: { verified: true },
  new: { new: true },
  "available-now": { available: true },
};
