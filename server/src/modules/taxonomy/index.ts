export { categoryAdminRoutes, tagAdminRoutes } from "./admin-routes.ts";
export { taxonomyRoutes } from "./routes.ts";
export {
  computedTags,
  enforceChoosable,
  findCategory,
  findTag,
  recountProfiles,
  shiftCounts,
} from "./service/choose.ts";
