import { useQueryClient } from "@tanstack/react-query";
import type { ProfileDraft, OwnProfileDetail } from "@vesper/contract/profiles/profiles";
import { getErrorMessage } from "#web/api/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ownProfileQuery } from "./queries.ts";

interface SaveOptions {
  save: (draft: ProfileDraft) => Promise<{ data: OwnProfileDetail }>;
  done: string;
  failed: string;
  onDone: () => void;
}

/** Saves a whole profile and throws errors for the form to show. */
export function useSaveProfile({ save, done, failed, onDone }: SaveOptions) {
  const queries = useQueryClient();
  return async (draft: ProfileDraft) => {
    try {
      const { data } = await save(draft);
      queries.setQueryData(ownProfileQuery.queryKey, data);
      toast.success(done);
      onDone();
    } catch (error) {
      toast.error(getErrorMessage(error, failed));
      throw error;
    }
  };
}
