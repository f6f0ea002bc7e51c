/** `offline`: the device has no network. `unreachable`: it has one, but our server does not respond. */
export type Connection = "up" | "offline" | "unreachable";

const firstRetry = 1_000;
const slowestRetry = 15_000;

/** The parts of `window` that tell whether the device is online. */
interface Network extends EventTarget {
  navigator: { onLine?: boolean };
}

/** Tracks whether our server can be reached, and lets failed requests wait until it can. */
export function createConnection(network: Network) {
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();
  let state: Connection = "up";

  function change(next: Connection) {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  }

  const isOffline = () => network.navigator.onLine === false;
  const noteLoss = () => change(isOffline() ? "offline" : "unreachable");
  const settle = () => (isOffline() ? change("offline") : waiting.size === 0 && change("up"));

  function retryNow() {
    for (const retry of waiting) retry();
  }

  network.addEventListener("offline", () => change("offline"));
  network.addEventListener("online", () => {
    settle();
    retryNow();
  });

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    retryNow,
    /** Call it when a request got a response. */
    noteResponse: () => change("up"),

    /**
     * Call it when a request got none. Resolves when another attempt makes sense: the device is online again, the
     * visitor asks for it, or some seconds have passed. Rejects when the signal aborts.
     */
    async waitForRetry(attempt: number, signal?: AbortSignal | null): Promise<void> {
      noteLoss();
      try {
        await waitForAny(waiting, Math.min(firstRetry * 2 ** attempt, slowestRetry), signal);
      } catch (error) {
        settle();
        throw error;
      }
    },
  };
}

/** Resolves after the delay or when its entry in `waiting` is called; rejects when the signal aborts. */
function waitForAny(waiting: Set<() => void>, delay: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    function end() {
      clearTimeout(timer);
      waiting.delete(retry);
      signal?.removeEventListener("abort", abort);
    }
    function retry() {
      end();
      resolve();
    }
    function abort() {
      end();
      reject(signal?.reason as Error);
    }
    const timer = setTimeout(retry, delay);
    waiting.add(retry);
    signal?.addEventListener("abort", abort);
    if (signal?.aborted) abort();
  });
}

export type ConnectionWatch = ReturnType<typeof createConnection>;

/** The server renders every page as if the connection were up. */
const browser: Network =
  typeof window === "undefined" ? Object.assign(new EventTarget(), { navigator: {} }) : window;

export const connection = createConnection(browser);
