import { formatDateTime } from "#web/ui/data/dates.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { BulkJob } from "@vesper/contract/profiles/bulk-upload";
import { Link, useSearchParams } from "react-router";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { bulkJobQuery, bulkJobsKey, bulkJobsQuery } from "./queries.ts";
import { Results } from "./results.tsx";
import { SendCard } from "./send-card.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { formatCount } from "./row-errors.tsx";

const notes = [
  "Categories and tags must exist first.",
  "Image URLs must be public.",
  "Emails must be unique.",
  "Profiles are auto-approved.",
  "Processing can take several minutes. You can leave this page: the upload continues, and you’ll find it here when you return.",
  "Everyone in the file gets an invitation to set a password.",
];

/**
 * Creates many profiles from one file. The id of the current upload is in the URL, so the user can leave the page
 * and return.
 */
export function BulkUpload() {
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const jobId = params.get("job");

  function handleStart(job: BulkJob) {
    void queries.invalidateQueries({ queryKey: bulkJobsKey });
    setParams({ job: job._id });
  }

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-6">
        {jobId && <CurrentUpload key={jobId} id={jobId} />}
        {/* The `key` resets the form for the next file once an upload has started. */}
        <SendCard key={jobId} onStart={handleStart} />
      </div>
      <div className="flex flex-col gap-6">
        <Notes />
        <EarlierUploads currentId={jobId} />
      </div>
    </div>
  );
}

function CurrentUpload({ id }: { id: string }) {
  const query = useQuery(bulkJobQuery(id));
  if (query.data) return <Results job={query.data} />;
  if (!query.error) return <Skeleton className="h-64 rounded-card" />;
  return <LoadFailure query={query} message="Failed to load this upload" />;
}

function Notes() {
  return (
    <SectionCard title="Important Notes">
      <ul className="flex list-disc flex-col gap-2 pl-5 text-small marker:text-accent">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** Recent uploads, each with a link. */
function EarlierUploads({ currentId }: { currentId: string | null }) {
  const { data: jobs = [] } = useQuery(bulkJobsQuery);
  const others = jobs.filter(({ _id }) => _id !== currentId);
  if (others.length === 0) return null;
  return (
    <SectionCard title="Earlier uploads" text="Kept for 30 days.">
      <ul>
        {others.map((job) => (
          <li key={job._id} className="border-b border-line last:border-b-0">
            <Link
              to={`?job=${job._id}`}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 hover:text-accent"
            >
              <bdi className="min-w-0 truncate font-medium">{job.fileName}</bdi>
              <span className="text-small text-muted">
                {formatDateTime(job.createdAt)}
                {" · "}
                {formatCount(job.results.successful, "profile")}
                {job.results.failed > 0 && `, ${job.results.failed.toLocaleString("en")} failed`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
