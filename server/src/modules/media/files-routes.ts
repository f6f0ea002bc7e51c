import type { App } from "#platform/http/app.ts";
import { openFile } from "./service.ts";

/** The files that visitors may open. Each name means the same bytes for ever; who may see them can change. */
export function mediaFileRoutes(app: App) {
  app.get<{ Params: { id: string; name: string } }>(
    "/media/:id/:name",
    { config: { name: "media" } },
    async (request, reply) => {
      const file = await openFile(app.platform, request.params);
      if (!file) return reply.callNotFound();
      return (
        reply
          .type(file.type)
          // Kept by the browser that asked, never by anything in between: what is hidden stays hidden.
          .header("cache-control", "private, max-age=31536000, immutable")
          .send(file.content)
      );
    },
  );
}
