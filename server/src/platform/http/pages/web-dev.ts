import type { ViteDevServer } from "vite";
import type { App } from "../app.ts";
import type { PageSource } from "./pages.ts";
import { webFolder, type WebBuild } from "./web-build.ts";

/** Loads pages from source, with hot reload. Only development loads this file. */
export async function loadWebSources(app: App): Promise<PageSource> {
  const vite = await startVite(app);
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith("/api/")) return;
    const handled = await new Promise<boolean>((done) => {
      reply.raw.once("finish", () => done(true));
      vite.middlewares(request.raw, reply.raw, () => done(false));
    });
    if (handled) reply.hijack();
  });
  return async () => {
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as WebBuild;
    return build.entry.module.createPageHandler(build, "development");
  };
}

async function startVite(app: App): Promise<ViteDevServer> {
  const { createServer } = await import("vite");
  return createServer({
    root: webFolder,
    configFile: `${webFolder}/vite.config.ts`,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
}
