/** Loads code. Without a network it waits for one, because a failed import would crash the page. */
export async function loadWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    }
  }
}

/** Loads code that may be needed soon. If that fails, it is loaded when it is needed. */
export const loadAhead = (load: () => Promise<unknown>) => void load().catch(() => undefined);
