import { setTimeout as pause } from "node:timers/promises";
import type { APIRequestContext, APIResponse } from "@playwright/test";

/** Retries after the delay that an overloaded server requests, because its 503 says nothing about the page. */
export async function requestPage(
  request: APIRequestContext,
  path: string,
  options: { maxRedirects?: number } = {},
): Promise<APIResponse> {
  const answer = await request.get(path, options);
  const seconds = Number(answer.headers()["retry-after"]);
  if (answer.status() !== 503 || !(seconds > 0)) return answer;
  await pause(seconds * 1000);
  return requestPage(request, path, options);
}
