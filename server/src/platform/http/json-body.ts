import { limits } from "@vesper/contract/limits";
import { Problem } from "../problem.ts";
import type { App } from "./app.ts";

/** JSON is the only body besides multipart; Fastify would also take plain text. */
export function parseJsonBodies(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    async (_request: unknown, text: string) => {
      if (text.trim() === "") return undefined;
      try {
        return JSON.parse(text, refuseDepth(text));
      } catch (error) {
        if (error instanceof Problem) throw error;
        throw new Problem("validation_error", undefined, { details: ["body: is not valid JSON"] });
      }
    },
  );
}

/** Checked on the text, before anything nested is built. */
function refuseDepth(text: string): undefined {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') quoted = !quoted;
    else if (char === "\\" && quoted) at += 1;
    else if (quoted) continue;
    else if (char === "{" || char === "[") depth += 1;
    else if (char === "}" || char === "]") depth -= 1;
    if (depth > limits.json.depth) {
      throw new Problem("validation_error", undefined, { details: ["body: is nested too deeply"] });
    }
  }
}
