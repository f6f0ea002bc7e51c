import { ApiError, NoResponse } from "#web/api/api-error.ts";

const fallback = "Failed to upload media";

/** Error message for the toast. */
export const getUploadFailure = (error: unknown) => (error instanceof ApiError && error.message) || fallback;

const formatWait = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return minutes < 2 ? "Try again in a minute." : `Try again in ${minutes} minutes.`;
};

/** Failure text beside the file; also says when to retry. */
export function getFileFailure(error: unknown): string {
  if (error instanceof NoResponse) return `${fallback}. Please check your connection and try again.`;
  const message = getUploadFailure(error);
  const wait = error instanceof ApiError ? error.retryAfter : undefined;
  // The message may already say how long to wait.
  return wait === undefined || /\b(minute|second)s?\b/.test(message)
    ? message
    : `${message.replace(/[^.]$/, "$&.")} ${formatWait(wait)}`;
}

/** The file itself was refused, so sending it again would fail again. */
const finalCodes = new Set(["unsupported_media_type", "payload_too_large", "validation_error"]);

export const mayRetry = (error: unknown) => !(error instanceof ApiError && finalCodes.has(error.code));
