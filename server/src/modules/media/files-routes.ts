import { imageFormats, imageWidths, type ImageFormat, type ImageWidth } from "@vesper/contract/images";
import { validate as isUuid } from "uuid";
import type { App } from "#platform/http/app.ts";
import { fileKey } from "./keys.ts";
import { isOpen } from "./store.ts";

const names = new Map<string, { width: ImageWidth; format: ImageFormat }>(
  imageWidths.flatMap((width) =>
    imageFormats.map((format) => [`${width}.${format}`, { width, format }] as const),
  ),
);

/** The files that visitors may open. Each name means the same bytes for ever; who may see them can change. */
export function mediaFileRoutes(app: App) {
  const { db, storage } = app.platform;

  app.get<{ Params: { id: string; name: string } }>(
    "/media/:id/:name",
    { config: { name: "media" } },
    async (request, reply) => {
      const { id, name } = request.params;
      const file = names.get(name);
      if (!file || !isUuid(id) || !(await isOpen(db, id))) return reply.callNotFound();
      const stream = await storage.read(fileKey(id, file));
      if (!stream) return reply.callNotFound();
      return (
        reply
          .type(`image/${file.format}`)
          // Kept by the browser that asked, never by anything in between: what is hidden stays hidden.
          .header("cache-control", "private, max-age=31536000, immutable")
          .send(stream)
      );
    },
  );
}
