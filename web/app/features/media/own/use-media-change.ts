import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "#web/ui/feedback/toast.ts";
import { toastFailure } from "../media-toast.ts";
import { ownMediaKey } from "../queries.ts";

interface MediaChangeOptions<Input> {
  change: (input: Input) => Promise<unknown>;
  done: string;
  failed: string;
  onDone?: () => void;
}

/** One change to one's own media: tells how it went and loads the lists again, after a refusal too. */
export function useMediaChange<Input = void>({ change, done, failed, onDone }: MediaChangeOptions<Input>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      toast.success(done);
      onDone?.();
    },
    onError: (error) => toastFailure(error, failed),
    onSettled: () => queries.invalidateQueries({ queryKey: ownMediaKey }),
  });
}
