import { randomUUID } from "node:crypto";
import underPressure from "@fastify/under-pressure";
import { limits } from "@vesper/contract/core/limits";
import fastify, { LogController, type FastifyBaseLogger } from "fastify";
import type { Platform } from "../context.ts";
import { Problem } from "../problem.ts";
import type { App, Authenticator } from "./app.ts";
import { limitConnections, connectionOptions } from "./protection/connections.ts";
import { serveDocs } from "./openapi/docs-page.ts";
import { handleError, handleNotFound } from "./error-handler.ts";
import { serveHealth, type Health } from "./operations/health.ts";
import { parseJsonBodies } from "./json-body.ts";
import { logRequests } from "./operations/request-log.ts";
import { applySecurityHeaders } from "./protection/security.ts";
import { acceptUploads } from "./uploads.ts";
import { serveWellKnown } from "./operations/well-known.ts";

/** Builds the HTTP server with everything that all routes share. Modules add their routes afterward. */
export async function buildHttp(
  platform: Platform,
  { authenticate, revalidate }: Authenticator,
): Promise<{ http: App; health: Health }> {
  const loggerInstance: FastifyBaseLogger = platform.log;
  const http: App = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: limits.json.bytes,
    ...connectionOptions,
    frameworkErrors: (_error, request, reply) => handleError(createAddressProblem(), request, reply),
    rewriteUrl: ({ url = "/" }) => toOriginForm(url),
    // Close idle connections only: requests in progress may finish until the shutdown deadline, which is enforced
    // elsewhere.
    forceCloseConnections: "idle",
    // Serve requests during shutdown; the connection closes after the response.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  // A child logger per request would cost more than the line it writes; log calls pass the request id instead.
  http.setChildLoggerFactory((logger) => logger);
  http.decorate("platform", platform);
  http.decorate("authenticate", authenticate);
  http.decorate("revalidate", revalidate);
  http.decorate("endpoints", []);
  http.decorate("pageCalls", new Map());
  http.decorateRequest("ctx");
  http.setErrorHandler(handleError);
  http.setNotFoundHandler(handleNotFound);

  limitConnections(http);
  requireRoutePolicy(http);
  applySecurityHeaders(http);
  parseJsonBodies(http);
  await acceptUploads(http);
  await http.register(underPressure, {
    // Zero turns the check off: on a busy test machine, event-loop delay does not indicate load.
    maxEventLoopDelay: platform.config.rateLimits ? 2_000 : 0,
    sampleInterval: 1_000,
    pressureHandler: () => {
      throw new Problem("service_unavailable", undefined, { retryAfter: 5 });
    },
  });
  const health = serveHealth(http);
  logRequests(http, health.registry);
  serveDocs(http);
  serveWellKnown(http);
  return { http, health };
}

/**
 * Problem for errors that the router finds before any route: invalid percent-encoding, or a path segment that is too
 * long.
 */
const createAddressProblem = () =>
  new Problem("validation_error", undefined, { details: ["address: is not a valid URL"] });

/** Removes scheme and host: proxies may send an absolute URL in the request line (RFC 9112, absolute form). */
const toOriginForm = (url: string) => url.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)\/?/i, "/");

/** Fails startup if an API route declares no policy. */
function requireRoutePolicy(app: App): void {
  const open = new Set(["/api/v1/openapi.json", "/api/docs", "/api/*"]);
  app.addHook("onRoute", ({ url, config }) => {
    if (url.startsWith("/api/") && !open.has(url) && !config?.endpoint?.policy) {
      throw new Error(`${url} has no policy: declare it in the contract and pass it to serve()`);
    }
  });
}
