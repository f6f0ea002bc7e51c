import { createHash } from "node:crypto";
import { gateScript } from "#web/shell/gate/adult.ts";
import { earlyScript } from "#web/shell/early-script.ts";

/** Inline scripts on every page. All other executable scripts are written and marked by the router. */
const fixedScripts = new Set([earlyScript, gateScript]);

const toHash = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}`;

/**
 * Hashes a page's own inline scripts for its CSP. The router marks the scripts it writes with a nonce that is random
 * for each render. A script that is neither marked nor fixed was injected, so this throws and the page is not sent.
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script/gi);
  const executable = [...inline].filter(
    ([, attributes = ""]) => !/\stype="application\/[^"]*json"/.test(attributes),
  );
  const hashes = executable.map(([, attributes = "", text = ""]) => {
    if (!attributes.includes(mark) && !fixedScripts.has(text))
      throw new Error("unexpected inline script in page");
    return toHash(text);
  });
  return { html: html.replaceAll(mark, ""), hashes: [...new Set(hashes)] };
}
