import { ApiError, NoResponse } from "#web/api/api-error.ts";

/** The server's own words, or else ours. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof NoResponse) return `${fallback} Please check your connection and try again.`;
  return (error instanceof ApiError && error.message) || fallback;
}
