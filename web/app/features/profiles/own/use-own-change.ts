import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { WatchedProfile } from "@vesper/contract/profiles";
import { ApiError } from "#web/api/api-error.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ownProfileQuery } from "./queries.ts";

interface OwnChangeOptions<Input> {
  change: (input: Input) => Promise<{ data: WatchedProfile }>;
  done: (profile: WatchedProfile) => string;
  failed: string;
}

/** The server's own words, or else the specified ones. */
export const refusalOf = (error: unknown, fallback: string) =>
  (error instanceof ApiError && error.message) || fallback;

/** One change of one's own profile: what the server answers is what is shown from then on. */
export function useOwnChange<Input = void>({ change, done, failed }: OwnChangeOptions<Input>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ data }) => {
      queries.setQueryData(ownProfileQuery.queryKey, data);
      toast.success(done(data));
    },
    onError: (error) => {
      toast.error(refusalOf(error, failed));
      // It may have been decided about meanwhile.
      void queries.invalidateQueries(ownProfileQuery);
    },
  });
}
