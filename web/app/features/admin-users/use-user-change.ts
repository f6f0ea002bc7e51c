import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#web/api/api-error.ts";
import { adminToast } from "#web/api/admin-toast.ts";
import { usersKey } from "./queries.ts";

interface UserChangeOptions<Input> {
  change: (input: Input) => Promise<unknown>;
  done: string;
  failed: string;
  onDone: () => void;
  /** Somebody else was faster, or the account is gone: what was meant no longer applies. */
  onOutdated?: () => void;
}

const isOutdated = (error: Error) =>
  error instanceof ApiError && (error.code === "conflict" || error.code === "not_found");

/** One change to an account: tells how it went and loads the list again, after a refusal too. */
export function useUserChange<Input>(options: UserChangeOptions<Input>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: options.change,
    onSuccess: () => {
      adminToast.success(options.done);
      options.onDone();
    },
    onError: (error) => {
      adminToast.failure(error, options.failed);
      if (isOutdated(error)) options.onOutdated?.();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: usersKey }),
  });
}
