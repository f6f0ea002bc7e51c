export {
  computedTags,
  enforceChoosable,
  findCategory,
  findTag,
  recountProfiles,
  shiftCounts,
} from "./service/choose.ts";
