import { limits } from "@vesper/contract/core/limits";
import { Problem } from "../problem.ts";
import type { App } from "./app.ts";

/**
 * Accepts no body other than JSON and multipart. By default, Fastify would also accept plain text and reject an
 * empty body.
 */
export function parseJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, text, done) => {
    if (text.trim() === "") return done(null, undefined);
    return parse(request, text, (error, body: unknown) =>
      error || !isDeeperThan(limits.json.depth, body)
        ? done(error, body)
        : done(createDepthProblem(), undefined),
    );
  });
}

/** For bodies that were parsed elsewhere, such as socket events. */
export function enforceDepth(body: unknown): void {
  if (isDeeperThan(limits.json.depth, body)) throw createDepthProblem();
}

const createDepthProblem = () =>
  new Problem("validation_error", undefined, { details: ["body: is nested too deeply"] });

/** Stops at the given depth, so that hostile nesting cannot overflow the stack. */
const isDeeperThan = (depth: number, value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeeperThan(depth - 1, inner)));
