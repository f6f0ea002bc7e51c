export {
  categoryFilter,
  computedFilters,
  computedTags,
  enforceChoosable,
  findCategory,
  findTag,
  recountProfiles,
  shiftCounts,
} from "./service/choose.ts";
