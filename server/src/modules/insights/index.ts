export { insightJobs } from "./jobs.ts";
export { insightRoutes } from "./routes.ts";
export { countQuarters } from "./service/transparency.ts";
