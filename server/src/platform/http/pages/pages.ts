import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import {
  type CachedPage,
  encode,
  type Encoding,
  preferredEncoding,
  type PageCache,
  type RenderedPage,
} from "./page-cache.ts";
import { Problem } from "../../problem.ts";
import { callerOf, pageRenderAddress } from "../caller.ts";
import { countryOf } from "../country.ts";
import { spendPublicRead } from "../protection/public-reads.ts";
import { recordRefusal } from "../../security/security-events.ts";
import { contentSecurityPolicy } from "../protection/security.ts";

interface ApiReply {
  status: number;
  body: unknown;
}

/** How the pages reach the API: in this process, without a network in between. */
export type PageTransport = (request: { method: string; url: string; body?: unknown }) => Promise<ApiReply>;
/** The web's server build. */
export interface PageHandler {
  /** Drops search parameters that the page's render does not read, so that they share one cached copy. */
  toAddress(address: string): string;
  render(request: Request, transport: PageTransport): Promise<Response>;
}
/** Asked for each page, because in development the build changes under us. */
export type PageSource = () => Promise<PageHandler>;

interface Wish {
  path: string;
  /** Some hide from some countries, so each country has pages of its own. */
  country: string | null;
}

/** An address begins with a slash, so none is taken for another country's. */
const keyOf = ({ path, country }: Wish) => (country ? country + path : path);

/** Every address that nothing else answers is a page; unknown ones become the 404 page. */
export function servePages(
  app: App,
  source: PageSource,
  { cache, development }: { cache: PageCache; development: boolean },
): void {
  const { config } = app.platform;
  async function prepare(
    request: FastifyRequest,
    asked: Wish,
    encoding: Encoding,
  ): Promise<[CachedPage, Buffer]> {
    const wish = { ...asked, path: (await source()).toAddress(asked.path) };
    const key = keyOf(wish);
    // A page from the cache costs next to nothing; rendering one is limited like any other public read.
    if (!cache.peek(key)) spendPublicRead(app.platform, callerOf(request, config), null);
    const page = await cache.get(key, async () => renderPage(app, await source(), wish, development));
    return [page, await encode(page, encoding)];
  }

  app.get("/*", { config: { name: "page" } }, (request, reply) => {
    const encoding = preferredEncoding(request.headers["accept-encoding"]);
    const wish = { path: request.url, country: countryOf(request.headers, config) };
    // Most pages are here already, in this form: no promise then, it would cost more than the page.
    const page = cache.peek(keyOf(wish));
    const body = page?.encoded[encoding];
    if (page && body) return sendPage(request, reply, page, encoding, body);
    return prepare(request, wish, encoding).then(
      ([fresh, bytes]) => sendPage(request, reply, fresh, encoding, bytes),
      (error: unknown) => sendRefusal(app, request, reply, error),
    );
  });
}

async function renderPage(
  app: App,
  handler: PageHandler,
  { path, country }: Wish,
  inlineStyles: boolean,
): Promise<RenderedPage> {
  const { publicUrl, secure, countryHeader, s3 } = app.platform.config;
  // Nothing of the visitor goes in but where they are, so nothing else can come out to the next one.
  const response = await handler.render(new Request(publicUrl + path), inProcess(app, country));
  const body = Buffer.from(await response.arrayBuffer());
  const vary = ["accept-encoding", ...(countryHeader ? [countryHeader] : [])].join(", ");
  const headers: Record<string, string> = { ...keptHeaders(response), vary };
  if (response.status === 503) headers["retry-after"] = "2";
  if (headers["content-type"]?.startsWith("text/html")) {
    // Only the renderer knows which scripts it wrote itself.
    const scriptHashes = response.headers.get("x-script-hashes")?.split(" ") ?? [];
    if (body.includes(notIndexed)) headers["x-robots-tag"] = "noindex";
    const mediaFrom = s3?.publicEndpoint;
    headers["content-security-policy"] = contentSecurityPolicy({
      scriptHashes,
      secure,
      mediaFrom,
      inlineStyles,
    });
  }
  return { status: response.status, headers, body };
}

function sendRefusal(app: App, request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof Problem) || !error.retryAfter) throw error;
  const caller = callerOf(request, app.platform.config);
  recordRefusal(error, { ...app.platform, viewer: null, caller }, "page");
  return reply
    .code(error.status)
    .header("retry-after", error.retryAfter)
    .type("text/html")
    .send(tooManyPages);
}

const tooManyPages =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Too many pages</title>' +
  "<p>You have opened many pages in a short time. Please wait a moment, then reload this page.</p></html>";

function inProcess(app: App, country: string | null): PageTransport {
  const { countryHeader } = app.platform.config;
  const headers = countryHeader && country ? { [countryHeader]: country } : {};
  return async ({ method, url, body }) => {
    const reply = await app.inject({
      method: method as "GET",
      url,
      headers,
      remoteAddress: pageRenderAddress,
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: reply.statusCode, body: reply.body === "" ? null : reply.json() };
  };
}

/** How a page asks search engines to leave it out; some read only the header. */
const notIndexed = '<meta name="robots" content="noindex"';

function keptHeaders(response: Response): Record<string, string> {
  const names = ["content-type", "location", "x-remix-response", "x-robots-tag"];
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
  // The document may be kept, but must be asked about each time: what is hidden stays hidden.
  reply.headers(page.headers).headers({ etag: page.etag, "cache-control": "no-cache" });
  if (page.status === 200 && request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.code(page.status).send(body);
}
