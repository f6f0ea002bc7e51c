import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import { StartFailure } from "../../problem.ts";
import type { App } from "../app.ts";
import type { PageHandler, PageSource } from "./pages.ts";

export const webFolder = resolve(import.meta.dirname, "../../../../../web");
const buildFolder = join(webFolder, "build");

export interface WebBuild {
  entry: { module: { createPageHandler(build: unknown, mode: string): PageHandler } };
}

export async function importWebBuild(): Promise<WebBuild> {
  const file = join(buildFolder, "server/index.js");
  if (!existsSync(file)) throw new StartFailure("the pages are not built; run `npm run build` first");
  return (await import(pathToFileURL(file).href)) as WebBuild;
}

/** Loads the built pages and serves their assets as immutable: each file name contains a content hash. */
export async function loadWebBuild(app: App): Promise<PageSource> {
  const build = await importWebBuild();
  const handler = build.entry.module.createPageHandler(build, "production");

  await app.register(fastifyStatic, {
    root: join(buildFolder, "client"),
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const forEver = path.startsWith(join(buildFolder, "client/assets"));
      void reply.header(
        "cache-control",
        forEver ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
  return async () => handler;
}
