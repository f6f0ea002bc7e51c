import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#web/api/api-error.ts";
import { adminToast } from "#web/api/admin-toast.ts";
import { usersKey } from "./queries.ts";

/** What to say: always the same, or according to what was asked for. */
type Words<Input> = string | ((input: Input) => string);
const wordsFor = <Input>(words: Words<Input>, input: Input) =>
  typeof words === "string" ? words : words(input);

interface UserChangeOptions<Input> {
  change: (input: Input) => Promise<unknown>;
  done: Words<Input>;
  failed: Words<Input>;
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
    onSuccess: (_answer, input) => {
      adminToast.success(wordsFor(options.done, input));
      options.onDone();
    },
    onError: (error, input) => {
      adminToast.failure(error, wordsFor(options.failed, input));
      if (isOutdated(error)) options.onOutdated?.();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: usersKey }),
  });
}
