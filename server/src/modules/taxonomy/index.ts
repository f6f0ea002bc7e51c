export { categoryAdminRoutes, tagAdminRoutes } from "./admin-routes.ts";
export { taxonomyRoutes } from "./routes.ts";
