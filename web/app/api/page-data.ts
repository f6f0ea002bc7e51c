import { pageLimits } from "@vesper/contract/core/page-limits";

const isPageData = (input: RequestInfo | URL, init?: RequestInit): input is URL =>
  input instanceof URL && input.pathname.endsWith(".data") && !init?.method;

/**
 * Gives page data requests the same timeout and single retry as every other call. React Router fetches page data
 * itself and has no option for either, so this wraps `fetch`. Both attempts share one timeout.
 */
export function withPageDataRetry(
  send: typeof fetch,
  timeout: number = pageLimits.web.callTimeout,
  pause: number = pageLimits.web.retryPause,
): typeof fetch {
  async function load(url: URL, init: RequestInit = {}) {
    const limit = AbortSignal.timeout(timeout);
    // React Router's signal aborts when the visitor navigates elsewhere.
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const attempt = () => send(url, { ...init, signal });
    const first = await attempt().catch(() => signal.throwIfAborted());
    if (first && first.status < 500) return first;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return attempt();
  }

  return (input, init) => (isPageData(input, init) ? load(input, init) : send(input, init));
}
