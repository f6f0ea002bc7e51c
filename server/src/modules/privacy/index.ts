import type { Events } from "#platform/events.ts";
import { forgetArchive } from "./service/archive.ts";

export { privacyJobs } from "./jobs.ts";
export { privacyRoutes } from "./routes.ts";
export { checkPrivacy } from "./service/check.ts";
export { checkPublicItems } from "./service/check-public.ts";

export function watchPrivacy(events: Events): void {
  events.on("user.erased", (tx, { userId }) => forgetArchive(tx, userId));
}
