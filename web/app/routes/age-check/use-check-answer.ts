import { getAgeCheck } from "@vesper/contract/accounts/age-proof";
import { useEffect } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { api } from "#web/session/api.ts";

const pollInterval = 2_000;

/** Route of the server that ends a check: it sets the pass, or says why there is none. */
export const toReturnPath = (id: string) => `/age/return/${id}`;

/** Whether the check has ended. A lost connection says nothing about it. */
async function hasEnded(id: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { data } = await api.call(getAgeCheck, { params: { id }, signal });
    return data.status !== "waiting";
  } catch (error) {
    return error instanceof ApiError && error.status === 404;
  }
}

/** Asks for the answer while the page is in view, and at once when the visitor comes back from the wallet. */
export function useCheckAnswer(id: string) {
  useEffect(() => {
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function poll() {
      clearTimeout(timer);
      if (document.visibilityState === "visible" && (await hasEnded(id, ending.signal))) {
        if (!ending.signal.aborted) location.replace(toReturnPath(id));
        return;
      }
      if (ending.signal.aborted) return;
      clearTimeout(timer);
      timer = setTimeout(() => void poll(), pollInterval);
    }

    timer = setTimeout(() => void poll(), pollInterval);
    document.addEventListener("visibilitychange", () => void poll(), { signal: ending.signal });
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [id]);
}
