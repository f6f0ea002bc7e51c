export { getActiveTags, type ActiveTags } from "./service/active-tags.ts";
export {
  toCategoryFilter,
  computedFilters,
  computedTags,
  enforceChoosable,
  getActiveCategory,
  getActiveTag,
  recountProfiles,
  adjustCounts,
} from "./service/choose.ts";
export { findTagsByPrefix } from "./service/find-tags.ts";
export { getActiveServiceIds } from "./service/services.ts";
