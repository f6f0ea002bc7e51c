import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { requestArchive } from "@vesper/contract/privacy";
import { messageOf } from "#web/api/message-of.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { ArchiveState } from "./archive-state.tsx";
import { archiveQuery } from "./queries.ts";

/** The same data with one's own pictures and videos, packed by a job. */
export function DataArchive() {
  const queries = useQueryClient();
  const { data: archive, isPending, isError, isFetching, refetch } = useQuery(archiveQuery);
  const request = useMutation({
    mutationFn: () => api.call(requestArchive),
    onSuccess: ({ data }) => queries.setQueryData(archiveQuery.queryKey, data),
    onError: (error) => {
      toast.error(messageOf(error, "Failed to prepare the archive."));
      return queries.invalidateQueries({ queryKey: archiveQuery.queryKey });
    },
  });

  if (isError) {
    return (
      <LoadFailure
        message="Failed to load your archive"
        retrying={isFetching}
        onRetry={() => void refetch()}
        className="py-6"
      />
    );
  }
  if (isPending) return <Skeleton className="h-11 w-full max-w-md" />;
  const isBusy = archive?.status === "queued" || archive?.status === "running";
  return (
    <div className="flex flex-col gap-4">
      {archive && <ArchiveState archive={archive} />}
      {!isBusy && (
        <Button
          tone="outline"
          busy={request.isPending}
          className="self-start"
          onClick={() => request.mutate()}
        >
          {archive?.status === "done" ? "Prepare a new archive" : "Prepare an archive with my media"}
        </Button>
      )}
    </div>
  );
}
