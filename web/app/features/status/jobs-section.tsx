import { useQuery } from "@tanstack/react-query";
import {
  discardJob,
  type FailedJob,
  type JobOverview,
  retryAllJobs,
  retryJob,
} from "@vesper/contract/operations/status";
import { useState } from "react";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { LoadedSection } from "#web/ui/feedback/loaded-section.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { jobsQuery, statusKey } from "./queries.ts";

/** Depth of the job queue, and failed jobs that can be retried or discarded. */
export function JobsSection() {
  const query = useQuery(jobsQuery);
  const failed = query.data?.failed ?? 0;
  const retryAll = useAdminChange({
    key: statusKey,
    change: () => api.call(retryAllJobs),
    done: "All failed jobs will run again.",
    failed: "Failed to retry the jobs",
  });
  return (
    <LoadedSection
      title="Jobs"
      text="Work in the background: mails, pictures, deletions and more."
      query={query}
      failure="Failed to load the jobs"
      actions={
        failed > 1 && (
          <Button tone="outline" busy={retryAll.isPending} onClick={() => retryAll.mutate(undefined)}>
            Retry all {failed.toLocaleString("en")}
          </Button>
        )
      }
    >
      {(jobs) => <Jobs jobs={jobs} />}
    </LoadedSection>
  );
}

function Jobs({ jobs }: { jobs: JobOverview }) {
  const figures = [
    { label: "Waiting", value: jobs.waiting },
    { label: "Running", value: jobs.running },
    { label: "Scheduled", value: jobs.delayed },
    { label: "Failed", value: jobs.failed },
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-serif text-lead font-semibold tabular-nums">{value.toLocaleString("en")}</dd>
          </div>
        ))}
      </dl>
      {jobs.failures.length === 0 ? (
        <p className="text-small text-muted">No job has failed in the last 24 hours.</p>
      ) : (
        <ul aria-label="Failed jobs" className="divide-y divide-line border-t border-line">
          {jobs.failures.map((job) => (
            <FailedJobRow key={job._id} job={job} />
          ))}
        </ul>
      )}
      {jobs.failed > jobs.failures.length && (
        <p className="text-small text-muted">Only the newest {jobs.failures.length} are listed.</p>
      )}
    </>
  );
}

function FailedJobRow({ job }: { job: FailedJob }) {
  const [isAsking, setAsking] = useState(false);
  const params = { id: job._id };
  const retry = useAdminChange({
    key: statusKey,
    change: () => api.call(retryJob, { params }),
    done: "The job will run again.",
    failed: "Failed to retry the job",
  });
  const discard = useAdminChange({
    key: statusKey,
    change: () => api.call(discardJob, { params }),
    done: "Job discarded.",
    failed: "Failed to discard the job",
    onDone: () => setAsking(false),
    onOutdated: () => setAsking(false),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">{job.queue}</p>
        <p className="text-small wrap-anywhere text-muted">
          {job.reason} · {job.attempts === 1 ? "1 attempt" : `${job.attempts} attempts`} ·{" "}
          <DateTime at={job.failedAt} />
        </p>
      </div>
      <div className="flex gap-2">
        <Button tone="quiet" size="small" onClick={() => setAsking(true)}>
          Discard
        </Button>
        <Button tone="outline" size="small" busy={retry.isPending} onClick={() => retry.mutate(undefined)}>
          Retry
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Discard this ${job.queue} job?`}
        text="Its work is never done: a mail isn’t sent, a picture stays unprocessed. This can’t be undone."
        confirmLabel="Discard"
        busy={discard.isPending}
        onConfirm={() => discard.mutate(undefined)}
      />
    </li>
  );
}
