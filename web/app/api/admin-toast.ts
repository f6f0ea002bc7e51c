import { pageLimits } from "@vesper/contract/core/page-limits";
import { toast } from "#web/ui/feedback/toast.ts";
import { ApiError } from "./api-error.ts";

const options = { duration: pageLimits.web.toast.admin };

/** Toasts for changes by an admin: the specified text, or the server's message if the change failed with one. */
export const adminToast = {
  success: (message: string) => toast.success(message, options),
  failure: (error: unknown, fallback: string) =>
    toast.error((error instanceof ApiError && error.message) || fallback, options),
};
