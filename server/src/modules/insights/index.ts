export { insightRoutes } from "./routes.ts";
