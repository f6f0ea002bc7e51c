export { rateAdminRoutes } from "./admin-routes.ts";
