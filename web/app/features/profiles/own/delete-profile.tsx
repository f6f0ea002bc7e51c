import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteOwnProfile } from "@vesper/contract/profiles";
import { useState } from "react";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { ownProfileQuery, toursQuery } from "./queries.ts";
import { messageOf } from "#web/api/message-of.ts";

/** The end of a profile, not of the account. */
export function DeleteProfile({ name }: { name: string }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.call(deleteOwnProfile),
    onSuccess: () => {
      queries.setQueryData(ownProfileQuery.queryKey, null);
      queries.removeQueries(toursQuery);
      toast.success("Profile deleted successfully");
    },
    onError: (error) => toast.error(messageOf(error, "Failed to delete profile")),
  });

  return (
    <SectionCard
      title="Delete profile"
      text="To be gone for a while, hide it instead: Edit, then “Show my profile”. Deleting cannot be undone."
      actions={
        <Button tone="danger" onClick={() => setAsking(true)}>
          Delete profile
        </Button>
      }
    >
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={
          <>
            Delete the profile “<bdi>{name}</bdi>”?
          </>
        }
        text="Its page, tours and statistics are deleted, and nobody finds it any more. Your account and your media stay. This cannot be undone."
        confirmLabel="Delete profile"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </SectionCard>
  );
}
