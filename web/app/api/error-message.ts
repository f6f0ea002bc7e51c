import { ApiError, NoResponse } from "#web/api/api-error.ts";

/**
 * Returns the server's message, or the fallback if there is none. Without a response, adds a hint to check the
 * connection.
 */
export function getErrorMessage(error: unknown, fallback: string): string {
  if (error instanceof NoResponse) {
    return `${fallback.replace(/\.?( Please try again\.)?$/, ".")} Please check your connection and try again.`;
  }
  return (error instanceof ApiError && error.message) || fallback;
}
