import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { adminToast } from "./admin-toast.ts";
import { ApiError } from "./api-error.ts";

/** A fixed message, or one that depends on the input. */
type Message<Input> = string | ((input: Input) => string);
const getMessage = <Input>(message: Message<Input>, input: Input) =>
  typeof message === "string" ? message : message(input);

export interface AdminChangeOptions<Input> {
  change: (input: Input) => Promise<unknown>;
  /** Query to invalidate afterward. */
  key: QueryKey;
  done: Message<Input>;
  failed: Message<Input>;
  onDone?: () => void;
  /** Handles an error in place of the toast; returns whether it did. */
  handleRefusal?: (refusal: ApiError, input: Input) => boolean;
  /** Called when the change no longer applies, because another admin was faster or the item is gone. */
  onOutdated?: () => void;
}

const isOutdated = (error: Error) =>
  error instanceof ApiError && (error.code === "conflict" || error.code === "not_found");

/** A change by an admin: shows the result as a toast and reloads the list, even after an error. */
export function useAdminChange<Input>(options: AdminChangeOptions<Input>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: options.change,
    onSuccess: (_answer, input) => {
      adminToast.success(getMessage(options.done, input));
      options.onDone?.();
    },
    onError: (error, input) => {
      if (error instanceof ApiError && options.handleRefusal?.(error, input)) return;
      adminToast.failure(error, getMessage(options.failed, input));
      if (isOutdated(error)) options.onOutdated?.();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: options.key }),
  });
}
