import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OwnProfileDetail } from "@vesper/contract/profiles/profiles";
import { getErrorMessage } from "#web/api/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ownProfileQuery } from "./queries.ts";

interface OwnChangeOptions<Input> {
  change: (input: Input) => Promise<{ data: OwnProfileDetail }>;
  done: (profile: OwnProfileDetail) => string;
  failed: string;
}

/** Mutation for the viewer's profile; the response replaces the cached profile. */
export function useOwnChange<Input = void>({ change, done, failed }: OwnChangeOptions<Input>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ data }) => {
      queries.setQueryData(ownProfileQuery.queryKey, data);
      toast.success(done(data));
    },
    onError: (error) => {
      toast.error(getErrorMessage(error, failed));
      // An admin may have decided about the profile in the meantime.
      void queries.invalidateQueries(ownProfileQuery);
    },
  });
}
