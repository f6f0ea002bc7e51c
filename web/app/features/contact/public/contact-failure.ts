import { ApiError, NoResponse } from "#web/api/api-error.ts";

/**
 * Returns the message for a failed submission. This endpoint sends its message in the field where others send a
 * code.
 */
export function getContactFailure(error: unknown): string {
  if (error instanceof NoResponse) return "Network error. Please check your connection and try again.";
  return (error instanceof ApiError && error.code) || "Failed to send message. Please try again.";
}
