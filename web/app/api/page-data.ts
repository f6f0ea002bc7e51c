import { pageLimits } from "@vesper/contract/core/page-limits";

const isPageData = (input: RequestInfo | URL, init?: RequestInit): input is URL =>
  input instanceof URL && input.pathname.endsWith(".data") && !init?.method;

/**
 * Gives page data the timeout and the one retry of every other call. React Router fetches it itself and offers no
 * option for either, so this wraps `fetch`. Both attempts share one timeout.
 */
export function withPageDataRetry(
  send: typeof fetch,
  timeout: number = pageLimits.web.callTimeout,
  pause: number = pageLimits.web.retryPause,
): typeof fetch {
  async function load(url: URL, init: RequestInit = {}) {
    const limit = AbortSignal.timeout(timeout);
    // The navigation's signal: aborts when the visitor goes elsewhere.
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const attempt = () => send(url, { ...init, signal });
    const first = await attempt().catch(() => signal.throwIfAborted());
    if (first && first.status < 500) return first;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return attempt();
  }

  return (input, init) => (isPageData(input, init) ? load(input, init) : send(input, init));
}
