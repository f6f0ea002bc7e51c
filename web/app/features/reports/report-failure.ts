import { ApiError } from "#web/api/api-error.ts";
import { messageOf } from "#web/api/message-of.ts";

/** Why a report did not arrive, in words. */
export function reportFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) return "This no longer exists.";
  return messageOf(error, "Failed to send the report.");
}
