import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { adminToast } from "./admin-toast.ts";
import { ApiError } from "./api-error.ts";

/** What to say: always the same, or according to what was asked for. */
type Message<Input> = string | ((input: Input) => string);
const getMessage = <Input>(message: Message<Input>, input: Input) =>
  typeof message === "string" ? message : message(input);

export interface AdminChangeOptions<Input> {
  change: (input: Input) => Promise<unknown>;
  /** What is loaded again afterwards. */
  key: QueryKey;
  done: Message<Input>;
  failed: Message<Input>;
  onDone?: () => void;
  /** Takes a refusal that is answered in place rather than told, and says so. */
  handleRefusal?: (refusal: ApiError, input: Input) => boolean;
  /** Somebody else was faster, or the thing is gone: what was meant no longer applies. */
  onOutdated?: () => void;
}

const isOutdated = (error: Error) =>
  error instanceof ApiError && (error.code === "conflict" || error.code === "not_found");

/** One change by an admin: tells how it went and loads the list again, after a refusal too. */
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
