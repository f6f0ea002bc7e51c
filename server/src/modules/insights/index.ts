export { insightJobs } from "./jobs.ts";
export { insightRoutes } from "./routes.ts";
