import { getRetention, getSite } from "@vesper/contract/core/site";
import { serve, type App } from "#platform/http/serve.ts";

/** Endpoint for the operator's settings that pages show. */
export function siteRoutes(app: App) {
  serve(app, getSite, async ({ config }) => ({
    data: {
      ...config.site,
      url: config.publicUrl,
      ageGate: config.ageGate,
      knowsCountries: config.countryHeader !== undefined,
    },
  }));

  serve(app, getRetention, async ({ config }) => ({ data: config.retention }));
}
