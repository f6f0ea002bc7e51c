import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { getErrorMessage } from "#web/api/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";

export interface ChangeOptions<Input> {
  change: (input: Input) => Promise<unknown>;
  done?: string;
  failed: string;
  /** Queries to invalidate, even after a failure: someone else may have changed the same item. */
  refresh: QueryKey;
  onDone?: () => void;
}

/** Mutation that shows its outcome as a toast and invalidates the affected queries. */
export function useChange<Input = void>({ change, done, failed, refresh, onDone }: ChangeOptions<Input>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      if (done) toast.success(done);
      onDone?.();
    },
    onError: (error) => toast.error(getErrorMessage(error, failed)),
    onSettled: () => queries.invalidateQueries({ queryKey: refresh }),
  });
}
