import { randomUUID } from "node:crypto";
import { createContext } from "../../context.ts";
import type { Admission } from "../../identity/admission.ts";
import type { App, CallParts } from "../app.ts";
import { reportError, toErrorBody } from "../error-handler.ts";

/** A call of the API from a page, by the method and path of the endpoint. Values may be null to be left out. */
interface PageApiRequest {
  method: string;
  path: string;
  params?: Values | undefined;
  query?: Values | undefined;
  body?: unknown;
}

type Values = Record<string, string | number | boolean | null | undefined>;

interface ApiReply {
  status: number;
  body: unknown;
}

export type CallEndpoint = (request: PageApiRequest) => Promise<ApiReply>;

/**
 * Calls endpoints in this process while a page renders. Policy, limits, validation and trimming are those of a
 * request, but nothing is routed, serialized or parsed.
 */
export function createCallEndpoint(app: App, admission: Admission): CallEndpoint {
  return async ({ method, path, params, query, body }) => {
    const call = app.pageCalls.get(`${method} ${path}`);
    if (!call) throw new Error(`pages cannot call ${method} ${path}`);
    const requestId = randomUUID();
    const caller = { requestId, network: "unknown", isPageRender: true, userAgent: "", ...admission };
    const ctx = createContext(app.platform, null, caller);
    const parts: CallParts = { params: toTexts(params), query: toTexts(query), body };
    try {
      return { status: call.endpoint.status, body: await call.run(ctx, parts) };
    } catch (error) {
      const problem = reportError(error, { log: app.log, requestId, ctx, url: path });
      return { status: problem.status, body: toErrorBody(problem, requestId) };
    }
  };
}

/** Returns the values as an address would carry them. */
const toTexts = (values: Values = {}) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  );
