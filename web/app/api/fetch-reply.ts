import { pageLimits } from "@vesper/contract/core/page-limits";
import { NoResponse } from "./api-error.ts";
import type { ApiReply, ApiRequest } from "./transport.ts";

function toHeaders({ body, idempotencyKey }: ApiRequest, accessToken: string | null): Headers {
  const headers = new Headers({ Accept: "application/json" });
  if (idempotencyKey) headers.set("Idempotency-Key", idempotencyKey);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  if (accessToken) headers.set("Authorization", `Bearer ${accessToken}`);
  return headers;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Sends one request from the browser, without a retry. */
export const fetchReply = (request: ApiRequest, accessToken: string | null) =>
  fetchAs(request, accessToken, parseJson, pageLimits.web.callTimeout);

/** Fetches a text file, with a longer timeout; an error response is parsed as JSON. */
export const fetchText = (request: ApiRequest, accessToken: string | null) =>
  fetchAs(
    request,
    accessToken,
    (text, isFine) => (isFine ? text : parseJson(text)),
    pageLimits.web.downloadTimeout,
  );

async function fetchAs(
  request: ApiRequest,
  accessToken: string | null,
  read: (text: string, isFine: boolean) => unknown,
  timeout: number,
): Promise<ApiReply> {
  const { method, url, body, signal, keepalive } = request;
  const timeoutSignal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      method,
      headers: toHeaders(request, accessToken),
      body: body === undefined ? undefined : JSON.stringify(body),
      keepalive,
      signal: signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal,
    });
    return { status: response.status, body: read(await response.text(), response.ok) };
  } catch (cause) {
    throw new NoResponse("The server didn’t respond.", { cause });
  }
}
