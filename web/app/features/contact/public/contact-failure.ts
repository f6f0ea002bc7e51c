import { ApiError, NoResponse } from "#web/api/api-error.ts";

/** Why a message was not sent. This one call has its sentence where others have their code. */
export function getContactFailure(error: unknown): string {
  if (error instanceof NoResponse) return "Network error. Please check your connection and try again.";
  return (error instanceof ApiError && error.code) || "Failed to send message. Please try again.";
}
