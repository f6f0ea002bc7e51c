import type { IncomingHttpHeaders } from "node:http";
import { Problem } from "../../problem.ts";
import type { App } from "../app.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Content security policy for responses other than pages. Pages have one with the hashes of their scripts. */
const defaultPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

interface PagePolicy {
  scriptHashes: readonly string[];
  secure: boolean;
  /** Origin of videos, if not this site. */
  mediaFrom: string | undefined;
  /** Allows style elements, which hot reload injects. */
  inlineStyles: boolean;
}

export function buildContentSecurityPolicy({
  scriptHashes,
  secure,
  mediaFrom,
  inlineStyles,
}: PagePolicy): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.map((hash) => `'${hash}'`).join(" ")}`.trim(),
    `style-src 'self'${inlineStyles ? " 'unsafe-inline'" : ""}`,
    // Tag colors and image placeholders come from data and are set as style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `media-src 'self' blob:${mediaFrom ? ` ${new URL(mediaFrom).origin}` : ""}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // Markup and script URLs reach the DOM only through the Trusted Types policy that the early script creates.
    "require-trusted-types-for 'script'",
    "trusted-types default",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** Returns the headers for every response, including responses that the framework does not send. */
export const getSecurityHeaders = ({ secure }: { secure: boolean }): Record<string, string> => ({
  "content-security-policy": defaultPolicy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), microphone=(), geolocation=(self), browsing-topics=()",
  "cache-control": "no-store",
  rating: "RTA-5042-1996-1400-1577-RTA",
  ...(secure && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
});

/** Adds security headers to every response and rejects cross-site requests with unsafe methods. */
export function applySecurityHeaders(app: App): void {
  const { config } = app.platform;
  const { countryHeader } = config;
  const headers = {
    https: getSecurityHeaders({ secure: true }),
    http: getSecurityHeaders({ secure: false }),
  };

  // Callbacks instead of promises, as in the request log: these hooks run for every request.
  app.addHook("onRequest", (request, reply, done) => {
    // The scheme and the origin are read each time, because setup may change the public address.
    reply.headers(config.secure ? headers.https : headers.http);
    reply.header("x-request-id", request.id);
    if (countryHeader && !request.url.startsWith("/assets/")) reply.header("vary", countryHeader);
    const foreign = !safeMethods.has(request.method) && isCrossSite(request.headers, config.publicUrl);
    done(
      foreign
        ? new Problem(
            "forbidden",
            "We don’t accept requests from other sites. Open this site in your browser and try again there.",
          )
        : undefined,
    );
  });
}

/**
 * Returns whether a browser sent the request from another site. Other clients send no origin and hold no browser
 * session.
 */
export function isCrossSite({ origin, host, ...headers }: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site === "same-origin" || site === "none") return false;
  if (origin) return ![new URL(publicUrl).origin, `http://${host}`, `https://${host}`].includes(origin);
  return site !== undefined;
}
