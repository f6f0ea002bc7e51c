import { useMutation } from "@tanstack/react-query";
import { getArchiveLink, type Archive } from "@vesper/contract/privacy";
import { Download } from "lucide-react";
import { messageOf } from "#web/api/message-of.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { toast } from "#web/ui/feedback/toast.ts";

const day = new Intl.DateTimeFormat("en", { dateStyle: "long" });

/** How far an archive is, and where to find it. */
export function ArchiveState({ archive }: { archive: Archive }) {
  const open = useMutation({
    mutationFn: () => api.call(getArchiveLink),
    // Answered as an attachment: the browser saves it and stays on this page.
    onSuccess: ({ data }) => window.location.assign(data.url),
    onError: (error) => toast.error(messageOf(error, "Failed to download the archive.")),
  });
  if (archive.status === "failed") {
    return <FormError>The archive could not be prepared. Please try again.</FormError>;
  }
  if (archive.status !== "done" || !archive.expiresAt) {
    return (
      <ProgressBar
        label="Preparing your archive. You can leave this page meanwhile."
        value={archive.status === "running" ? archive.progress : undefined}
      />
    );
  }
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-small">
        Your archive is ready, until{" "}
        <time dateTime={archive.expiresAt}>{day.format(new Date(archive.expiresAt))}</time>.
      </p>
      <Button
        icon={<Download aria-hidden className="size-4.5" />}
        busy={open.isPending}
        onClick={() => open.mutate()}
      >
        Download the archive
      </Button>
    </div>
  );
}
