import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Archive, getArchiveLink, requestArchive } from "@vesper/contract/accounts/privacy";
import { getErrorMessage } from "#web/api/error-message.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import Download from "virtual:icons/download";
import { archiveQuery } from "./queries.ts";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { formatLongDate } from "#web/ui/data/dates.ts";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";

/** Data export including the user's own pictures and videos, built by a job. */
export function DataArchive() {
  const queries = useQueryClient();
  const query = useQuery(archiveQuery);
  const request = useMutation({
    mutationFn: () => api.call(requestArchive),
    onSuccess: ({ data }) => queries.setQueryData(archiveQuery.queryKey, data),
    onError: (error) => {
      toast.error(getErrorMessage(error, "Failed to prepare your archive."));
      return queries.invalidateQueries({ queryKey: archiveQuery.queryKey });
    },
  });

  if (query.isError) {
    return <LoadFailure query={query} message="Failed to load your archive" className="py-6" />;
  }
  if (query.isPending) return <Skeleton className="h-11 w-full max-w-md" />;
  const archive = query.data;
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
          {archive?.status === "done" ? "Prepare a new archive" : "Prepare an archive with media"}
        </Button>
      )}
    </div>
  );
}

/** Progress of an archive, and its download once ready. */
function ArchiveState({ archive }: { archive: Archive }) {
  const open = useMutation({
    mutationFn: () => api.call(getArchiveLink),
    // The file is served as an attachment, so the browser downloads it and stays on this page.
    onSuccess: ({ data }) => window.location.assign(data.url),
    onError: (error) => toast.error(getErrorMessage(error, "Failed to download your archive.")),
  });
  if (archive.status === "failed") {
    return <FormError>We couldn’t prepare your archive. Please try again.</FormError>;
  }
  if (archive.status !== "done" || !archive.expiresAt) {
    return (
      <ProgressBar
        label="Preparing your archive. You can leave this page and come back later."
        value={archive.status === "running" ? archive.progress : undefined}
      />
    );
  }
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-small">
        Your archive is ready. You can download it until{" "}
        <DateTime at={archive.expiresAt} format={formatLongDate} />.
      </p>
      <Button
        icon={<Download aria-hidden className="size-4.5" />}
        busy={open.isPending}
        onClick={() => open.mutate()}
      >
        Download archive
      </Button>
    </div>
  );
}
