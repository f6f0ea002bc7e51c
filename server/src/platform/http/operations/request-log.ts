import { Histogram, type Registry } from "prom-client";
import type { App } from "../app.ts";

/** Paths of age checks. Neither the log nor the metrics may tell when someone proved their age. */
const unobservedPaths = /^\/(?:age\/|age-check|api\/v1\/age\/)/;

/**
 * Logs one line and records one observation per response. URLs are logged without their query, which may contain a
 * token.
 */
export function logRequests(app: App, registry: Registry): void {
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the first byte of the request to the end of the response",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });

  // Redaction is off for speed: there is one such line per request, and it contains no secrets.
  const log = app.platform.log.child({}, { redact: { paths: [] } });

  app.addHook("onResponse", (request, reply, done) => {
    const { config, url = "unknown" } = request.routeOptions;
    const { method } = request;
    if (unobservedPaths.test(request.url)) return done();
    const { statusCode: status, elapsedTime } = reply;
    duration.observe({ method, route: config.name ?? url, status }, elapsedTime / 1000);
    if (config.isProbe && status === 200) return done();
    const path = request.url.split("?", 1)[0];
    log.info({ reqId: request.id, method, path, status, ms: Math.round(elapsedTime * 10) / 10 }, "answered");
    done();
  });
}
