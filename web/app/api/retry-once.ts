import { pageLimits } from "@vesper/contract/core/page-limits";
import { ApiError } from "./api-error.ts";

/** Network errors and 5xx may be temporary; a 4xx is final. */
export const isTransient = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/** Repeats a read once, after a short pause. */
export async function retryOnce<T>(
  read: () => Promise<T>,
  pause: number = pageLimits.web.retryPause,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!isTransient(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return read();
  }
}
