import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#web/api/message-of.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { verificationQuery } from "./queries.ts";

interface OwnChange {
  change: () => Promise<unknown>;
  done?: string;
  failed: string;
}

/** One step of one's own verification; afterwards the page shows where one stands, after a refusal too. */
export function useOwnChange({ change, done, failed }: OwnChange) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => void (done && toast.success(done)),
    onError: (error) => toast.error(messageOf(error, failed)),
    onSettled: () => queries.invalidateQueries({ queryKey: verificationQuery.queryKey }),
  });
}
