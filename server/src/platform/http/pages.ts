import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app.ts";
import {
  type CachedPage,
  encode,
  type Encoding,
  preferredEncoding,
  type PageCache,
  type RenderedPage,
} from "./page-cache.ts";
import { countryOf } from "./country.ts";
import { contentSecurityPolicy } from "./security.ts";

interface ApiReply {
  status: number;
  body: unknown;
}

/** How the pages reach the API: in this process, without a network in between. */
export type PageTransport = (request: { method: string; url: string; body?: unknown }) => Promise<ApiReply>;
/** What the web's server build gives us: a request in, a document out. */
export type PageHandler = (request: Request, transport: PageTransport) => Promise<Response>;
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
  const { publicUrl, secure } = config;

  async function render({ path, country }: Wish): Promise<RenderedPage> {
    const handle = await source();
    // Nothing of the visitor goes in but where they are, so nothing else can come out to the next one.
    const response = await handle(new Request(publicUrl + path), inProcess(app, country));
    const body = Buffer.from(await response.arrayBuffer());
    const headers = keptHeaders(response);
    if (response.status === 503) headers["retry-after"] = "2";
    if (headers["content-type"]?.startsWith("text/html")) {
      const html = body.toString();
      const scriptHashes = hashesOf(html);
      if (html.includes(notIndexed)) headers["x-robots-tag"] = "noindex";
      headers["content-security-policy"] = contentSecurityPolicy({
        scriptHashes,
        secure,
        mediaFrom: config.s3?.publicEndpoint,
        inlineStyles: development,
      });
    }
    return { status: response.status, headers, body };
  }

  async function prepare(wish: Wish, encoding: Encoding): Promise<[CachedPage, Buffer]> {
    const page = await cache.get(keyOf(wish), () => render(wish));
    return [page, await encode(page, encoding)];
  }

  app.get("/*", { config: { name: "page" } }, (request, reply) => {
    const encoding = preferredEncoding(request.headers["accept-encoding"]);
    const wish = { path: request.url, country: countryOf(request.headers, config) };
    // Most pages are here already, in this form: no promise then, it would cost more than the page.
    const page = cache.peek(keyOf(wish));
    const body = page?.encoded[encoding];
    if (page && body) return sendPage(request, reply, page, encoding, body);
    return prepare(wish, encoding).then(([fresh, bytes]) => sendPage(request, reply, fresh, encoding, bytes));
  });
}

function inProcess(app: App, country: string | null): PageTransport {
  const { countryHeader } = app.platform.config;
  const headers = countryHeader && country ? { [countryHeader]: country } : {};
  return async ({ method, url, body }) => {
    const reply = await app.inject({
      method: method as "GET",
      url,
      headers,
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

/** The inline scripts of a page are ours, so the policy may name them; no others run. */
function hashesOf(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text = ""]) => `sha256-${createHash("sha256").update(text).digest("base64")}`);
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  encoding: Encoding,
  body: Buffer,
): FastifyReply {
  // The document may be kept, but must be asked about each time: what is hidden stays hidden.
  reply
    .headers(page.headers)
    .headers({ etag: page.etag, "cache-control": "no-cache", vary: "accept-encoding" });
  if (page.status === 200 && request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.code(page.status).send(body);
}
