import type { Events } from "#platform/events.ts";
import { removeMediaOf } from "./service.ts";

export { mediaFileRoutes } from "./files-routes.ts";
export { keepPicture } from "./service.ts";

export function watchMedia(events: Events): void {
  events.on("user.erased", (tx, { userId }) => removeMediaOf(tx, userId));
}
