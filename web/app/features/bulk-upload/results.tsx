import { type BulkJob, type BulkResults, downloadFailedRows } from "@vesper/contract/profiles/bulk-upload";
import { downloadApi } from "#web/session/download-api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { saveFile } from "#web/ui/actions/save-file.ts";
import Download from "virtual:icons/download";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { isUnfinished } from "./queries.ts";
import { formatCount, RowErrors } from "./row-errors.tsx";
import { clsx } from "clsx/lite";

async function saveFailedRows(id: string) {
  try {
    saveFile("failed-rows.csv", "text/csv", await downloadApi.call(downloadFailedRows, { params: { id } }));
  } catch {
    toast.error("Failed to download the failed rows. Please try again.");
  }
}

/** Progress of an upload and the results for its rows. */
export function Results({ job }: { job: BulkJob }) {
  const { results, total, processed } = job;
  return (
    <SectionCard
      title="Upload Results"
      text={<bdi>{job.fileName}</bdi>}
      actions={
        results.failed > 0 && (
          <Button
            tone="outline"
            icon={<Download aria-hidden className="size-4.5" />}
            onClick={() => void saveFailedRows(job._id)}
          >
            Download failed rows
          </Button>
        )
      }
    >
      {isUnfinished(job) && (
        <ProgressBar
          label="Processing..."
          value={processed / total}
          valueText={`${processed.toLocaleString("en")} of ${formatCount(total, "row")}`}
        />
      )}
      {job.status === "failed" && (
        <p role="alert">
          This upload failed before it finished. Check the results below before you upload the file again.
        </p>
      )}
      <Figures results={results} />
      {results.errors.length > 0 && <RowErrors label="Failed rows" errors={results.errors} />}
      {results.warnings.length > 0 && (
        <RowErrors label="Profiles created with a warning" errors={results.warnings} />
      )}
      {results.successfulProfiles.length > 0 && <CreatedProfiles profiles={results.successfulProfiles} />}
    </SectionCard>
  );
}

function CreatedProfiles({ profiles }: { profiles: BulkResults["successfulProfiles"] }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">Profiles created</summary>
      <ul className="max-h-80 overflow-auto text-small">
        {profiles.map(({ name, email }) => (
          <li key={email} className="flex flex-wrap gap-x-3 border-b border-line py-2 last:border-b-0">
            <bdi className="font-medium">{name}</bdi>
            <bdi className="text-muted">{email}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Figures({ results: { total, successful, failed } }: { results: BulkResults }) {
  const figures = [
    { term: "Total", count: total, looks: "" },
    { term: "Successful", count: successful, looks: "text-jade" },
    { term: "Failed", count: failed, looks: failed > 0 ? "text-danger" : "" },
  ];
  return (
    <dl className="grid grid-cols-3 gap-3">
      {figures.map(({ term, count, looks }) => (
        <div key={term} className="rounded-card bg-raised p-4">
          <dt className="text-small text-muted">{term}</dt>
          <dd className={clsx("font-serif text-title font-semibold tabular-nums", looks)}>
            {count.toLocaleString("en")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
