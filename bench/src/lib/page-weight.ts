import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { fetchBytes } from "./fetch-bytes.ts";

export type AssetKind = "html" | "js" | "css" | "font";

export interface PageWeight {
  /** Bytes over the wire. */
  bytes: Record<AssetKind, number>;
  files: Record<AssetKind, string[]>;
  /** Header bytes of all responses, as HTTP/1.1 sends them. */
  headerBytes: number;
}

const decompressors: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Measures a page with its scripts, their static imports, its styles and its fonts. */
export async function measurePageWeight(site: string, path: string): Promise<PageWeight> {
  const bytes = { html: 0, js: 0, css: 0, font: 0 };
  const files: PageWeight["files"] = { html: [], js: [], css: [], font: [] };
  let headerBytes = 0;

  async function load(kind: AssetKind, address: string): Promise<void> {
    const { href, pathname, origin } = new URL(address);
    if (origin !== site) throw new Error(`${path} loads ${href} from another host`);
    if (files[kind].includes(pathname)) return;
    files[kind].push(pathname);
    const { body, encoding, ...rest } = await fetchBytes(href, { "accept-encoding": "br, gzip" });
    bytes[kind] += body.length;
    headerBytes += rest.headerBytes;
    const text = (encoding ? (decompressors[encoding]?.(body) ?? body) : body).toString();
    for (const [nextKind, next] of listDependencies(kind, text))
      await load(nextKind, new URL(next, href).href);
  }

  await load("html", site + path);
  return { bytes, files, headerBytes };
}

function listDependencies(kind: AssetKind, text: string): [AssetKind, string][] {
  if (kind === "html") return listPageDependencies(text);
  // Follow static imports only; `import()` loads later, if at all.
  return kind === "js" ? listMatches("js", text, /(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g) : [];
}

function listPageDependencies(html: string): [AssetKind, string][] {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  const listLinked = (kind: AssetKind, pattern: RegExp) =>
    links.filter((tag) => pattern.test(tag)).flatMap((tag) => listMatches(kind, tag, /\bhref="([^"]+)"/g));
  return [
    ...listLinked("js", /rel="modulepreload"/),
    ...listLinked("css", /rel="stylesheet"/),
    ...listLinked("font", /as="font"/),
    ...listMatches("js", html, /<script\b[^>]*\bsrc="([^"]+)"/g),
    // The router starts the page from an inline module, which loads the entry with `import()` in its last line.
    ...listModuleScripts(html).flatMap((script) =>
      listMatches("js", script, /\bimport\b[^"';]*["']([^"']+\.js)["']/g),
    ),
  ];
}

const listModuleScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);

const listMatches = (kind: AssetKind, text: string, pattern: RegExp): [AssetKind, string][] =>
  [...text.matchAll(pattern)].map(([, address = ""]) => [kind, address]);
