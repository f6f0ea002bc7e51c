import { timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { Registry } from "prom-client";
import { Problem } from "../../problem.ts";
import type { App } from "../app.ts";

/** Serves Prometheus metrics to holders of `METRICS_TOKEN`, and on the loopback interface at `METRICS_PORT`. */
export function serveMetrics(app: App, httpRegistry: Registry): void {
  const { metricsToken, metricsPort } = app.platform.config;
  // Merge for each response, because a merged registry does not pick up later registrations.
  const readMetrics = () => Registry.merge([httpRegistry, app.platform.security.registry]).metrics();

  app.get("/metrics", async (request, reply) => {
    // The caller's address proves nothing, because a proxy on this machine also connects from loopback.
    if (!hasToken(request.headers.authorization, metricsToken)) throw new Problem("not_found");
    return reply.type(httpRegistry.contentType).send(await readMetrics());
  });

  if (metricsPort !== undefined) serveOnPort(app, metricsPort, httpRegistry.contentType, readMetrics);
}

function serveOnPort(app: App, port: number, type: string, readMetrics: () => Promise<string>): void {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    readMetrics().then(
      (text) => response.writeHead(200, { "content-type": type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  app.addHook("onReady", async () => {
    await once(server.listen(port, "127.0.0.1"), "listening");
    server.unref();
  });
  app.addHook("onClose", async () => {
    server.closeAllConnections();
    server.close();
  });
}

function hasToken(authorization: string | undefined, token: string | undefined): boolean {
  if (!authorization || !token) return false;
  const [given, wanted] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
