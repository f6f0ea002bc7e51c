import { ApiError, NoResponse } from "#web/api/api-error.ts";

/** The server's own words, or else ours; without an answer, the connection is what to check. */
export function getErrorMessage(error: unknown, fallback: string): string {
  if (error instanceof NoResponse) {
    return `${fallback.replace(/\.?( Please try again\.)?$/, ".")} Please check your connection and try again.`;
  }
  return (error instanceof ApiError && error.message) || fallback;
}
