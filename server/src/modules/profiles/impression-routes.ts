import { recordImpressions } from "@vesper/contract/profiles/directory";
import { serve, type App } from "#platform/http/serve.ts";
import { createImpressionCounter } from "./service/impressions.ts";

/** Endpoint for impressions in lists. Pending counts are written when the server stops. */
export function impressionRoutes(app: App) {
  const counter = createImpressionCounter(app.platform);
  app.addHook("onClose", () => counter.flush());

  serve(app, recordImpressions, async (ctx, { body }) => {
    counter.count(ctx, body);
    return { message: "Thank you." };
  });
}
