import { NoResponse } from "./api-error.ts";
import type { ApiReply, ApiRequest } from "./transport.ts";

/** Fetches a binary file without caching it. An error response is parsed as JSON. */
export async function fetchFile(
  { method, url, signal }: ApiRequest,
  accessToken: string | null,
): Promise<ApiReply> {
  try {
    const response = await fetch(url, {
      method,
      headers: accessToken ? { Authorization: `Bearer ${accessToken}` } : {},
      cache: "no-store",
      signal,
    });
    const body: unknown = response.ok ? await response.blob() : await response.json().catch(() => null);
    return { status: response.status, body };
  } catch (cause) {
    throw new NoResponse("The server didn’t respond.", { cause });
  }
}
