import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import { LRUCache } from "lru-cache";

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export type Encoding = "br" | "gzip" | "identity";

export interface CachedPage extends RenderedPage {
  etag: string;
  storedAt: number;
  /** Compressed at the first wish for it, then kept with the page. */
  encoded: Partial<Record<Encoding, Buffer>>;
}

export interface PageCache {
  /** A page that is still good, at once. */
  peek(key: string): CachedPage | undefined;
  get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage>;
  /** Something public changed: the next visitor sees it. */
  purge(): void;
  /** How often that has happened: whoever keeps something public compares it. */
  readonly generation: number;
}

const maxCacheBytes = 64 * 1024 * 1024;

/**
 * Public pages are the same for everybody, so they are rendered once for all who ask within the time given. While one
 * cannot be made, because the database is away, say, the last one that could is good enough: nothing was changed since.
 */
export function createPageCache({ ttl, now = Date.now }: { ttl: number; now?: () => number }): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxCacheBytes,
    // Twice for the compressed copies that may join it.
    sizeCalculation: (page) => page.body.length * 2 + 512,
  });
  const rendering = new Map<string, Promise<CachedPage>>();
  let generation = 0;

  async function renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const startedIn = generation;
    const page = await render();
    const cached = { ...page, etag: toEtag(page.body), storedAt: now(), encoded: { identity: page.body } };
    if (page.status >= 500) return pages.get(key) ?? cached;
    // What was rendered before a purge may show what the purge was for.
    if (startedIn === generation) pages.set(key, cached);
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

const toEtag = (body: Buffer) => `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

export async function encodePage(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  return (page.encoded[encoding] ??=
    encoding === "identity" ? page.body : await compress[encoding](page.body));
}

export const negotiateEncoding = (accepted = ""): Encoding =>
  negotiate<Encoding>(accepted, ["br", "gzip", "identity"]) ?? "identity";
