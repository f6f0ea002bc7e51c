import { getLegalTexts, getRetention, getSite } from "@vesper/contract/core/site";
import { serve, type App } from "#platform/http/serve.ts";
import { presentSite } from "./present.ts";
import { openLogo } from "./service/logo.ts";
import { followSettings } from "./service/live-settings.ts";

/** Endpoints for the operator's settings that pages show. */
export function siteRoutes(app: App) {
  const stopFollowing = followSettings(app.platform);
  app.addHook("onClose", async () => stopFollowing());

  app.get<{ Params: { name: string } }>(
    "/brand/:name",
    { config: { name: "logo" } },
    async ({ params }, reply) => {
      const content = await openLogo(app.platform, params.name);
      if (!content) return reply.callNotFound();
      reply.type("image/webp").header("cache-control", "public, max-age=31536000, immutable");
      return reply.send(content);
    },
  );

  serve(app, getSite, async (ctx) => ({ data: presentSite(ctx) }));
  serve(app, getLegalTexts, async ({ config }) => ({ data: config.site.legal }));
  serve(app, getRetention, async ({ config }) => ({ data: config.retention }));
}
