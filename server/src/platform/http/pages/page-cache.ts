import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import { LRUCache } from "lru-cache";

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export type Encoding = "br" | "gzip" | "identity";

export interface CachedPage extends Omit<RenderedPage, "body"> {
  etag: string;
  storedAt: number;
  /**
   * Bodies are compressed on the first request for an encoding, then cached with the page. The compressed copy replaces
   * the one without encoding, which takes six times as much memory and few clients ask for.
   */
  encoded: Partial<Record<Encoding, Buffer>>;
}

export interface PageCache {
  /** Returns a fresh cached page synchronously. */
  peek(key: string): CachedPage | undefined;
  get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage>;
  /** Drops all cached pages. Call it after a change to public data. */
  purge(): void;
  /** Number of purges; caches of public data compare it to detect changes. */
  readonly generation: number;
}

interface PageCacheOptions {
  ttl: number;
  now?: () => number;
}

const maxCacheBytes = 64 * 1024 * 1024;
/** The wall clock may be set back, which would keep pages for longer. */
const monotonicNow = () => performance.now();

/**
 * Caches public pages, which are the same for all visitors, and renders each once per TTL. If rendering fails, for
 * example because the database is unreachable, the last good page is served. It is still current, because a change
 * to public data would have purged it. A page that asks for `no-store` is rendered for each request.
 */
export function createPageCache({ ttl, now = monotonicNow }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxCacheBytes,
    // Doubled, because a page may have compressed copies beside the rendered one.
    sizeCalculation: ({ encoded }) => (encoded.identity?.length ?? 0) * 2 + 512,
  });
  const rendering = new Map<string, Promise<CachedPage>>();
  let generation = 0;

  async function renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const startedIn = generation;
    const { body, ...page } = await render();
    const etag = toEtag(body);
    // Browsers may store the document but must revalidate it each time, so that hidden content stays hidden.
    const headers = { "cache-control": "no-cache", ...page.headers, etag };
    const cached = { ...page, headers, etag, storedAt: now(), encoded: { identity: body } };
    if (page.status >= 500) return pages.get(key) ?? cached;
    // Do not cache a page rendered before a purge: it may be stale.
    if (startedIn === generation && headers["cache-control"] !== "no-store") pages.set(key, cached);
    return cached;
  }

  function peek(key: string): CachedPage | undefined {
    const found = pages.get(key);
    return found && now() - found.storedAt < ttl ? found : undefined;
  }

  return {
    peek,
    async get(key, render) {
      const found = peek(key);
      if (found) return found;
      const flight = rendering.get(key) ?? renderOnce(key, render);
      rendering.set(key, flight);
      try {
        return await flight;
      } finally {
        if (rendering.get(key) === flight) rendering.delete(key);
      }
    },
    get generation() {
      return generation;
    },
    purge() {
      generation += 1;
      pages.clear();
      rendering.clear();
    },
  };
}

const toEtag = (body: Buffer) => `"${hash("sha256", body, "base64url").slice(0, 22)}"`;

const compress = {
  // With the size known and a window no larger than a page, the encoder takes two thirds of the time and little memory.
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_LGWIN]: 16,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

export async function encodePage({ encoded }: CachedPage, encoding: Encoding): Promise<Buffer> {
  const found = encoded[encoding];
  if (found) return found;
  const body = await readBody(encoded);
  if (encoding === "identity") return (encoded.identity = body);
  const compressed = copyExactly(await compress[encoding](body));
  encoded[encoding] = compressed;
  delete encoded.identity;
  return compressed;
}

/** The result of a compression is a view of a larger buffer, and `Buffer.from` would put it into a shared one. */
function copyExactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

async function readBody({ identity, br, gzip: gzipped }: CachedPage["encoded"]): Promise<Buffer> {
  if (identity) return identity;
  if (br) return promisify(brotliDecompress)(br);
  if (gzipped) return promisify(gunzip)(gzipped);
  throw new Error("a cached page has no body");
}

export const negotiateEncoding = (accepted = ""): Encoding =>
  negotiate<Encoding>(accepted, ["br", "gzip", "identity"]) ?? "identity";
