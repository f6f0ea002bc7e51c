import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#web/api/message-of.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ownListingsKey } from "./queries.ts";

interface ListingChangeOptions<Input> {
  change: (input: Input) => Promise<unknown>;
  done: string;
  failed: string;
  onDone?: () => void;
}

/** One change to one's own listings: tells how it went and loads them again, after a refusal too. */
export function useListingChange<Input = void>(options: ListingChangeOptions<Input>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: options.change,
    onSuccess: () => {
      toast.success(options.done);
      options.onDone?.();
    },
    onError: (error) => toast.error(messageOf(error, options.failed)),
    onSettled: () => queries.invalidateQueries({ queryKey: ownListingsKey }),
  });
}
