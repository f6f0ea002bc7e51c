import { hash } from "node:crypto";
import { gateScript } from "#web/shell/gate/adult.ts";
import { announcementScript } from "#web/shell/announcement-script.ts";
import { earlyScript } from "#web/shell/early-script.ts";

const toHash = (script: string) => `sha256-${hash("sha256", script, "base64")}`;

/** Inline scripts on every page. All other executable scripts are written and marked by the router. */
const fixedScripts = new Map(
  [earlyScript, gateScript, announcementScript].map((script) => [script, toHash(script)]),
);

/**
 * Hashes a page's own inline scripts for its CSP. The router marks the scripts it writes with a nonce that is random
 * for each render. A script that is neither marked nor fixed was injected, so this throws and the page is not sent.
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const { index, 1: attributes = "" } of html.matchAll(/<script([^>]*)>/gi)) {
    if (isFile(attributes) || isDataBlock(attributes)) continue;
    const start = index + "<script>".length + attributes.length;
    const text = html.slice(start, findEnd(html, start));
    const fixed = fixedScripts.get(text);
    if (!fixed && !attributes.includes(mark)) throw new Error("unexpected inline script in page");
    hashes.add(fixed ?? toHash(text));
  }
  return { html: html.replaceAll(mark, ""), hashes: [...hashes] };
}

const isFile = (attributes: string) => /\ssrc=/i.test(attributes);
const isDataBlock = (attributes: string) => /\stype="application\/[^"]*json"/.test(attributes);

/** Our own scripts end with a lowercase tag; one that ends otherwise is cut differently and matches no hash. */
function findEnd(html: string, start: number): number {
  const end = html.indexOf("</script", start);
  return end < 0 ? html.length : end;
}
