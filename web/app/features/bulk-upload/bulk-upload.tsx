import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { BulkJob } from "@vesper/contract/bulk-upload";
import { useSearchParams } from "react-router";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { EarlierUploads } from "./earlier-uploads.tsx";
import { Notes } from "./notes.tsx";
import { bulkJobQuery, bulkJobsKey } from "./queries.ts";
import { Results } from "./results.tsx";
import { SendCard } from "./send-card.tsx";

/** Many profiles by one file. Which upload is looked at stands in the address, so that leaving loses nothing. */
export function BulkUpload() {
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const jobId = params.get("job");

  function handleStart(job: BulkJob) {
    void queries.invalidateQueries({ queryKey: bulkJobsKey });
    setParams({ job: job._id });
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-6">
        {jobId && <CurrentUpload key={jobId} id={jobId} />}
        {/* After a start the next file begins afresh. */}
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
  const { data, error, isFetching, refetch } = useQuery(bulkJobQuery(id));
  if (data) return <Results job={data} />;
  if (!error) return <Skeleton className="h-64 rounded-card" />;
  return (
    <LoadFailure
      message="This upload could not be loaded."
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
