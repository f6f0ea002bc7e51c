import { useQueryClient } from "@tanstack/react-query";
import type { ProfileDraft, WatchedProfile } from "@vesper/contract/profiles/profiles";
import { messageOf } from "#web/api/message-of.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ownProfileQuery } from "./queries.ts";

interface SaveOptions {
  save: (draft: ProfileDraft) => Promise<{ data: WatchedProfile }>;
  done: string;
  failed: string;
  onDone: () => void;
}

/** Saves a whole profile, and throws what was refused for its form to show. */
export function useSaveProfile({ save, done, failed, onDone }: SaveOptions) {
  const queries = useQueryClient();
  return async (draft: ProfileDraft) => {
    try {
      const { data } = await save(draft);
      queries.setQueryData(ownProfileQuery.queryKey, data);
      toast.success(done);
      onDone();
    } catch (error) {
      toast.error(messageOf(error, failed));
      throw error;
    }
  };
}
