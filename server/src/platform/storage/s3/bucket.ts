import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../../config/config.ts";
import { Problem } from "../../problem.ts";
import type { SignedUrlOptions } from "../storage.ts";

interface BucketRequest {
  method?: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
}

/** Timeout for sending a request and receiving the response headers. */
const responseTimeout = 10_000;
const maxAttempts = 3;

export const toUnavailableProblem = (cause: unknown) =>
  Object.assign(new Problem("service_unavailable", undefined, { retryAfter: 2 }), { cause });

/** The timeout covers only the response headers: the body may be a video with a slow reader. */
async function fetchWithTimeout(request: Request): Promise<Response> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), responseTimeout);
  try {
    // A redirect would carry the file, or the signed request for it, to a server that nobody configured.
    return await fetch(request, { signal: abort.signal, redirect: "manual" });
  } finally {
    clearTimeout(timer);
  }
}

/** Retries with backoff while the bucket is unreachable or busy. */
async function fetchWithRetries(ask: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask().catch(toUnavailableProblem);
    const isWorthAnother = answer instanceof Problem || answer.status >= 500 || answer.status === 429;
    if (answer instanceof Response && (!isWorthAnother || attempt === maxAttempts)) return answer;
    if (answer instanceof Problem && attempt === maxAttempts) throw answer;
    if (answer instanceof Response) await answer.body?.cancel();
    await pause(100 * 2 ** attempt * Math.random());
  }
}

/** Sends signed requests to one bucket. Throws on any unexpected error status. */
export function openBucket({ endpoint, bucket, publicEndpoint, ...credentials }: S3Settings) {
  const client = new AwsClient({ ...credentials, service: "s3" });

  function toUrl(key: string, query: Record<string, string> = {}, base = endpoint): URL {
    const url = new URL(`${base.replace(/\/+$/, "")}/${bucket}/${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  }

  async function call(
    key: string,
    { method = "GET", query, headers, body }: BucketRequest = {},
  ): Promise<Response> {
    // The signature covers the body, so that a modified one is rejected.
    const hash = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const sendSigned = async () =>
      fetchWithTimeout(
        await client.sign(toUrl(key, query).href, {
          method,
          headers: { ...headers, "x-amz-content-sha256": hash },
          ...(body !== undefined && { body: body as NonNullable<RequestInit["body"]> }),
        }),
      );
    return fetchWithRetries(sendSigned);
  }

  return {
    call,

    /** Like `call`, but throws on any error status. */
    async demand(key: string, given: BucketRequest): Promise<Response> {
      const answer = await call(key, given);
      if (answer.ok) return answer;
      throw await toError(answer);
    },

    /** Returns a temporary URL for one file, which works for anyone who has the link. */
    async sign(key: string, { seconds, type }: SignedUrlOptions): Promise<string> {
      const query = { "X-Amz-Expires": String(seconds), "response-content-type": type };
      const url = toUrl(key, query, publicEndpoint);
      const { url: signed } = await client.sign(url.href, { aws: { signQuery: true } });
      return signed;
    },
  };
}
export type Bucket = ReturnType<typeof openBucket>;

/** Builds an error from the code in the response body, which says more than the status. */
export async function toError(answer: Response): Promise<Error> {
  const code = findTag(await answer.text(), "Code") ?? "";
  if (answer.status === 507 || /quota|capacity|storagefull/i.test(code)) return new Problem("storage_full");
  const error = new Error(`bucket responded with ${answer.status} ${code}`);
  return answer.status >= 500 ? toUnavailableProblem(error) : error;
}

/** Returns the content of the first tag with this name. Buckets respond in XML, and our keys need no escaping in it. */
export const findTag = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
