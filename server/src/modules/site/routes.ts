import { getLegalTexts, getRetention, getSite } from "@vesper/contract/core/site";
import { serve, type App } from "#platform/http/serve.ts";
import { presentSite } from "./present.ts";
import { followSettings } from "./service/live-settings.ts";

/** Endpoints for the operator's settings that pages show. */
export function siteRoutes(app: App) {
  const stopFollowing = followSettings(app.platform);
  app.addHook("onClose", async () => stopFollowing());

  serve(app, getSite, async (ctx) => ({ data: presentSite(ctx) }));
  serve(app, getLegalTexts, async ({ config }) => ({ data: config.site.legal }));
  serve(app, getRetention, async ({ config }) => ({ data: config.retention }));
}
