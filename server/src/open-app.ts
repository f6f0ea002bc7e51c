import type { AppOptions, Vesper } from "#create-app";
import { openDatabase } from "#platform/database/client.ts";
import { importWebBuild } from "#platform/http/pages/web-build.ts";
import { createLog } from "#platform/log.ts";

/** Creates the application; its database opens while its modules and pages load, since both take more than a second. */
export async function openApp(options: Pick<AppOptions, "config" | "pages" | "work">): Promise<Vesper> {
  const { config } = options;
  const log = createLog(config.logLevel);
  const opening = openDatabase(config, log);
  // The application reports a failure once it needs what could not be opened or loaded.
  opening.catch(() => {});
  const { createApp } = await import("#create-app");
  if (options.pages === "built") await importWebBuild().catch(() => {});
  return createApp({ ...options, log, opening });
}
