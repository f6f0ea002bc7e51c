import { NoResponse } from "./api-error.ts";
import type { ApiReply, ApiRequest } from "./transport.ts";

/** Receives the fraction of the form that has been sent, from 0 to 1. */
export type ProgressHandler = (share: number) => void;

function toReply(request: XMLHttpRequest): ApiReply {
  const seconds = Number(request.getResponseHeader("Retry-After"));
  return { status: request.status, body: request.response, retryAfter: seconds > 0 ? seconds : undefined };
}

/**
 * Sends a form with a file, without a timeout. Uses XMLHttpRequest, because `fetch` does not report upload progress.
 */
export const sendForm =
  (form: FormData, onProgress?: ProgressHandler, headers: Record<string, string> = {}) =>
  ({ method, url, signal, idempotencyKey }: ApiRequest, accessToken: string | null): Promise<ApiReply> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new NoResponse("The server didn’t respond."));
      request.open(method, url);
      request.responseType = "json";
      for (const [name, value] of Object.entries({ Accept: "application/json", ...headers })) {
        request.setRequestHeader(name, value);
      }
      if (idempotencyKey) request.setRequestHeader("Idempotency-Key", idempotencyKey);
      if (accessToken) request.setRequestHeader("Authorization", `Bearer ${accessToken}`);
      request.upload.addEventListener("progress", ({ loaded, total }) => onProgress?.(loaded / total));
      request.addEventListener("load", () => resolve(toReply(request)));
      request.addEventListener("error", fail);
      request.addEventListener("abort", fail);
      signal?.addEventListener("abort", () => request.abort());
      if (signal?.aborted) fail();
      else request.send(form);
    });
