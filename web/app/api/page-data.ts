import { pageLimits } from "@vesper/contract/core/page-limits";
import { connection, type ConnectionWatch } from "./connection.ts";
import { earlyResponses } from "./early-responses.ts";

const isPageData = (input: RequestInfo | URL, init?: RequestInit): input is URL =>
  input instanceof URL && input.pathname.endsWith(".data") && !init?.method;

/** `fetch` rejects with a `TypeError` when there is no response, and with other errors on timeout or abort. */
const isNetworkLoss = (error: unknown) => error instanceof TypeError;

interface PageDataOptions {
  timeout?: number;
  pause?: number;
  watch?: Pick<ConnectionWatch, "noteResponse" | "waitForRetry">;
}

/**
 * Gives page data requests the same timeout and single retry as every other call. React Router fetches page data
 * itself and has no option for either, so this wraps `fetch`. Both attempts share one timeout. Without a network, the
 * request waits for it, so that the navigation stays pending and the visitor keeps the page they read.
 */
export function withPageDataRetry(
  send: typeof fetch,
  {
    timeout = pageLimits.web.callTimeout,
    pause = pageLimits.web.retryPause,
    watch = connection,
  }: PageDataOptions = {},
): typeof fetch {
  async function loadTwice(url: URL, init: RequestInit, signal: AbortSignal) {
    const early = earlyResponses.take(url.href);
    const response = early && (await withAbort(early, signal));
    if (response) return response;
    const attempt = () => send(url, { ...init, signal });
    const first = await attempt().catch(() => signal.throwIfAborted());
    if (first && first.status < 500) return first;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return attempt();
  }

  async function load(url: URL, init: RequestInit = {}): Promise<Response> {
    for (let attempt = 0; ; attempt += 1) {
      const limit = AbortSignal.timeout(timeout);
      // React Router's signal aborts when the visitor navigates elsewhere.
      const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
      try {
        const response = await loadTwice(url, init, signal);
        watch.noteResponse();
        return response;
      } catch (error) {
        if (!isNetworkLoss(error)) throw error;
        await watch.waitForRetry(attempt, init.signal);
      }
    }
  }

  return (input, init) => (isPageData(input, init) ? load(input, init) : send(input, init));
}

/** Rejects as soon as the signal aborts, even if the promise never settles. */
function withAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
