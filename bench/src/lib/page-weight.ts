import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { fetchBytes } from "./fetch-bytes.ts";

export type Kind = "html" | "js" | "css" | "font";

export interface Weight {
  /** As they come over the wire. */
  bytes: Record<Kind, number>;
  files: Record<Kind, string[]>;
  /** Of all answers together, as HTTP/1.1 sends them. */
  headerBytes: number;
}

const unpack: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Follows a page to the scripts it names and to all that these import outright, and to its styles and fonts. */
export async function weigh(site: string, path: string): Promise<Weight> {
  const bytes = { html: 0, js: 0, css: 0, font: 0 };
  const files: Weight["files"] = { html: [], js: [], css: [], font: [] };
  let headerBytes = 0;

  async function load(kind: Kind, address: string): Promise<void> {
    const { href, pathname, origin } = new URL(address);
    if (origin !== site) throw new Error(`${path} loads ${href} from another host`);
    if (files[kind].includes(pathname)) return;
    files[kind].push(pathname);
    const { body, encoding, ...rest } = await fetchBytes(href, { "accept-encoding": "br, gzip" });
    bytes[kind] += body.length;
    headerBytes += rest.headerBytes;
    const text = (encoding ? (unpack[encoding]?.(body) ?? body) : body).toString();
    for (const [nextKind, next] of neededBy(kind, text)) await load(nextKind, new URL(next, href).href);
  }

  await load("html", site + path);
  return { bytes, files, headerBytes };
}

function neededBy(kind: Kind, text: string): [Kind, string][] {
  if (kind === "html") return neededByPage(text);
  // Imports that run at once; what `import()` loads comes later, if ever.
  return kind === "js" ? found("js", text, /(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g) : [];
}

function neededByPage(html: string): [Kind, string][] {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  const linked = (kind: Kind, pattern: RegExp) =>
    links.filter((tag) => pattern.test(tag)).flatMap((tag) => found(kind, tag, /\bhref="([^"]+)"/g));
  return [
    ...linked("js", /rel="modulepreload"/),
    ...linked("css", /rel="stylesheet"/),
    ...linked("font", /as="font"/),
    ...found("js", html, /<script\b[^>]*\bsrc="([^"]+)"/g),
    // The router starts the page from an inline module, the entry by `import()` in its last line.
    ...scripts(html).flatMap((script) => found("js", script, /\bimport\b[^"';]*["']([^"']+\.js)["']/g)),
  ];
}

const scripts = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);

const found = (kind: Kind, text: string, pattern: RegExp): [Kind, string][] =>
  [...text.matchAll(pattern)].map(([, address = ""]) => [kind, address]);
