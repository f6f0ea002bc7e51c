import type { Archive } from "@vesper/contract/privacy";
import { Download } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";

const day = new Intl.DateTimeFormat("en", { dateStyle: "long" });

/** How far an archive is, and where to find it. */
export function ArchiveState({ archive }: { archive: Archive }) {
  if (archive.status === "failed") {
    return <FormError>The archive could not be prepared. Please try again.</FormError>;
  }
  if (archive.status !== "done" || !archive.url || !archive.expiresAt) {
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
        // Not a page of this site: the browser itself fetches it.
        render={<Link to={archive.url} reloadDocument download />}
      >
        Download the archive
      </Button>
    </div>
  );
}
