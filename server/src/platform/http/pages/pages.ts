import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import {
  type CachedPage,
  encodePage,
  type Encoding,
  negotiateEncoding,
  type PageCache,
  type RenderedPage,
} from "./page-cache.ts";
import { findAdmission } from "../../age/gate.ts";
import type { Admission } from "../../identity/admission.ts";
import { Problem } from "../../problem.ts";
import { getCaller } from "../caller.ts";
import { type CallEndpoint, createCallEndpoint } from "./call-endpoint.ts";
import { limitPublicRead } from "../protection/public-reads.ts";
import { recordRefusal } from "../../security/security-events.ts";
import { buildContentSecurityPolicy } from "../protection/security.ts";

/** A page as the web app renders it. */
export interface RenderedDocument {
  status: number;
  headers: Headers;
  body: string;
  /** Hashes of its inline scripts, because only the renderer knows which ones it wrote. */
  scriptHashes: readonly string[];
}

/** Server build of the web app. */
export interface PageHandler {
  /** Drops search parameters that do not affect the rendered page, so that all such URLs share one cached copy. */
  toAddress(address: string): string;
  render(request: Request, callEndpoint: CallEndpoint): Promise<RenderedDocument>;
}
/** Called for each page, because in development the build changes while the server runs. */
export type PageSource = () => Promise<PageHandler>;

/** Hide-lists depend on the country, so each country has separate cached pages, open ones and gated ones. */
interface PageRequest extends Admission {
  path: string;
}

/** Paths begin with a slash, so keys of different countries cannot collide. */
const toCacheKey = ({ path, country, isGated }: PageRequest) =>
  `${country ?? ""}${isGated ? "!" : ""}${path}`;

/** Serves a page for every path no other route handles; unknown paths render the 404 page. */
export function servePages(
  app: App,
  source: PageSource,
  { cache, development }: { cache: PageCache; development: boolean },
): void {
  async function preparePage(
    request: FastifyRequest,
    requested: PageRequest,
    encoding: Encoding,
  ): Promise<[CachedPage, Buffer]> {
    const pageRequest = { ...requested, path: (await source()).toAddress(requested.path) };
    const key = toCacheKey(pageRequest);
    // Only rendering counts against the limit for public reads, because cached pages are nearly free.
    if (!cache.peek(key)) limitPublicRead(app.platform, getCaller(request, app.platform), null);
    const page = await cache.get(key, async () => renderPage(app, await source(), pageRequest, development));
    return [page, await encodePage(page, encoding)];
  }

  app.get("/*", { config: { name: "page" } }, (request, reply) => {
    const encoding = negotiateEncoding(request.headers["accept-encoding"]);
    const pageRequest = { path: request.url, ...findAdmission(request.headers, app.platform) };
    // Fast path for cached pages: a promise would cost more than the page.
    const page = cache.peek(toCacheKey(pageRequest));
    const body = page?.encoded[encoding];
    if (page && body) return sendPage(request, reply, page, encoding, body);
    return preparePage(request, pageRequest, encoding).then(
      ([fresh, bytes]) => sendPage(request, reply, fresh, encoding, bytes),
      (error: unknown) => sendRefusal(app, request, reply, error),
    );
  });
}

async function renderPage(
  app: App,
  handler: PageHandler,
  { path, ...admission }: PageRequest,
  inlineStyles: boolean,
): Promise<RenderedPage> {
  const { publicUrl, secure, countryHeader, s3, age } = app.platform.config;
  // These are the only inputs from the visitor, so no other visitor data can leak into the cache.
  const { callEndpoint, isUnavailable } = noteUnavailability(createCallEndpoint(app, admission));
  const response = await handler.render(new Request(publicUrl + path), callEndpoint);
  const { scriptHashes } = response;
  // The router takes the refused call of a loader for a crash.
  const status = response.status === 500 && isUnavailable() ? 503 : response.status;
  const body = Buffer.from(response.body);
  const vary = [
    "accept-encoding",
    ...(countryHeader ? [countryHeader] : []),
    ...(age.strictest === "proof" ? ["cookie"] : []),
  ].join(", ");
  const headers: Record<string, string> = { ...pickHeaders(response), vary };
  if (status === 503) headers["retry-after"] = "2";
  if (headers["content-type"]?.startsWith("text/html")) {
    if (response.body.includes(noindexTag)) headers["x-robots-tag"] = "noindex";
    const mediaFrom = s3?.publicEndpoint;
    headers["content-security-policy"] = buildContentSecurityPolicy({
      scriptHashes,
      secure,
      mediaFrom,
      inlineStyles,
    });
  }
  return { status, headers, body };
}

/** Notes whether a call of the page was refused because the site cannot answer now. */
function noteUnavailability(call: CallEndpoint) {
  let isNoted = false;
  const callEndpoint: CallEndpoint = async (request) => {
    const reply = await call(request);
    isNoted ||= reply.status === 503;
    return reply;
  };
  return { callEndpoint, isUnavailable: () => isNoted };
}

function sendRefusal(app: App, request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof Problem) || !error.retryAfter) throw error;
  const caller = getCaller(request, app.platform);
  recordRefusal(error, { ...app.platform, viewer: null, caller }, "page");
  return reply
    .code(error.status)
    .header("retry-after", error.retryAfter)
    .type("text/html")
    .send(tooManyPagesHtml);
}

const tooManyPagesHtml =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Too many pages</title>' +
  "<p>You’ve opened a lot of pages in a short time. Please wait a moment, then reload this page.</p></html>";

/** Tag that excludes a page from search engines. The header is set as well, because some crawlers read only that. */
const noindexTag = '<meta name="robots" content="noindex"';

function pickHeaders(response: RenderedDocument): Record<string, string> {
  const names = ["content-type", "location", "x-remix-response", "x-robots-tag", "cache-control", "link"];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = response.headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  encoding: Encoding,
  body: Buffer,
): FastifyReply {
  reply.headers(page.headers);
  if (page.status === 200 && request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.code(page.status).send(body);
}
