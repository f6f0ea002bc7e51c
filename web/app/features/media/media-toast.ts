import { ApiError } from "#web/api/api-error.ts";
import { toast } from "#web/ui/feedback/toast.ts";

/** The server's own words where it has some, the specified ones otherwise. */
export const failureWords = (error: unknown, fallback: string) =>
  (error instanceof ApiError && error.message) || fallback;

export const toastFailure = (error: unknown, fallback: string) => toast.error(failureWords(error, fallback));
