import type { IncomingHttpHeaders } from "node:http";
import { Problem } from "../../problem.ts";
import type { App } from "../app.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** For answers that are not pages; pages bring a policy with the hashes of their own scripts. */
const defaultPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

interface PagePolicy {
  scriptHashes: readonly string[];
  secure: boolean;
  /** Where videos come from, if not from here. */
  mediaFrom: string | undefined;
  /** Hot reload puts the styles into the page as elements. */
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
    // Tag colours and image placeholders are data, set as attributes.
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
    // Markup and script addresses reach the page only through the policy of the early script.
    "require-trusted-types-for 'script'",
    "trusted-types default",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** Headers of every answer, also of those that the framework does not send. */
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

/** What every answer carries, and what no request may do. */
export function applySecurityHeaders(app: App): void {
  const { publicUrl, countryHeader } = app.platform.config;
  const ownOrigin = new URL(publicUrl).origin;
  const headers = getSecurityHeaders(app.platform.config);

  // Without promises, like the request log: these two run for every request there is.
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    reply.header("x-request-id", request.id);
    if (countryHeader && !request.url.startsWith("/assets/")) reply.header("vary", countryHeader);
    const foreign = !safeMethods.has(request.method) && isCrossSite(request.headers, ownOrigin);
    done(foreign ? new Problem("forbidden", "Requests from other sites are not accepted.") : undefined);
  });
}

/** Browsers say where a request comes from; programs say nothing and hold no session of a browser. */
export function isCrossSite({ origin, host, ...headers }: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site === "same-origin" || site === "none") return false;
  if (origin) return ![ownOrigin, `http://${host}`, `https://${host}`].includes(origin);
  return site !== undefined;
}
