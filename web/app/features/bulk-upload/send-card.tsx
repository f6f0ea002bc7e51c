import { useMutation } from "@tanstack/react-query";
import {
  type BulkJob,
  type BulkPreview,
  previewBulkUpload,
  processBulkUpload,
} from "@vesper/contract/profiles/bulk-upload";
import { useState } from "react";
import { getErrorMessage } from "#web/api/error-message.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { DropZone } from "#web/ui/forms/drop-zone.tsx";
import FileSpreadsheet from "virtual:icons/file-spreadsheet";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { findFileProblem } from "./check-file.ts";
import { Downloads } from "./downloads.tsx";
import { formatCount, RowErrors } from "./row-errors.tsx";
import { createUploadApi } from "#web/session/upload-api.ts";
import { ApiError } from "#web/api/api-error.ts";
import { DataTable } from "#web/ui/data/table.tsx";

const previewFile = async (file: File) =>
  (await createUploadApi(toFormData(file, false)).call(previewBulkUpload)).data;

/** The upload runs as a job, so the page need not stay open. */
const startUpload = async (file: File) =>
  (
    await createUploadApi(toFormData(file, true), undefined, { Prefer: "respond-async" }).call(
      processBulkUpload,
    )
  ).data;

interface SendCardProps {
  onStart: (job: BulkJob) => void;
}

/** Steps of an upload: choosing a file, previewing it and starting the upload. */
export function SendCard({ onStart }: SendCardProps) {
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const preview = useMutation({ mutationFn: previewFile });

  function handleFiles([chosen]: readonly File[]) {
    if (!chosen) return;
    const reason = findFileProblem(chosen);
    setRefusal(reason);
    setFile(reason ? null : chosen);
    preview.reset();
    if (!reason) preview.mutate(chosen);
  }

  return (
    <SectionCard
      title="Bulk Profile Upload"
      text="Create accounts and approved profiles for many people at once from one CSV file."
      actions={<Downloads />}
    >
      <DropZone
        icon={<FileSpreadsheet aria-hidden className="size-6" />}
        title={file ? file.name : "Drop a CSV file here"}
        label="CSV file"
        buttonLabel={file ? "Choose another file" : "Choose a CSV file"}
        help="CSV in UTF-8, up to 10MB and 10,000 rows."
        accept=".csv,text/csv"
        error={refusal}
        onFiles={handleFiles}
      />
      {preview.isPending && <p role="status">Reading the file…</p>}
      {preview.error && (
        <PreviewFailure
          error={preview.error}
          message={getErrorMessage(preview.error, "Failed to read this file. Please try again.")}
        />
      )}
      {preview.data && file && <UploadStart file={file} preview={preview.data} onStart={onStart} />}
    </SectionCard>
  );
}

interface UploadStartProps extends SendCardProps {
  file: File;
  preview: BulkPreview;
}

/** Checked file, and the consent that starting requires. */
function UploadStart({ file, preview, onStart }: UploadStartProps) {
  const [agreed, setAgreed] = useState(false);
  const start = useMutation({ mutationFn: startUpload, onSuccess: onStart });
  return (
    <>
      <Preview preview={preview} />
      <CheckboxField
        label="Everyone in this file has agreed to be listed, and we hold evidence that each of them is 18 or older."
        help="Your confirmation is recorded in the audit log."
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <Button
        className="self-start"
        disabled={!agreed || preview.failed === preview.total}
        busy={start.isPending}
        onClick={() => start.mutate(file)}
      >
        {start.isPending ? "Processing..." : "Start Bulk Upload"}
      </Button>
      {start.error && (
        <div role="alert">
          <RowErrors
            label="Failed rows"
            errors={[
              { row: 1, email: "", error: getErrorMessage(start.error, "Failed to start the upload") },
            ]}
          />
        </div>
      )}
    </>
  );
}

function toFormData(file: File, consentAttested: boolean): FormData {
  const form = new FormData();
  form.set("consentAttested", String(consentAttested));
  form.set("csvFile", file);
  return form;
}

/** Reason why the whole file is rejected, with the server's details if any. */
function PreviewFailure({ error, message }: { error: Error; message: string }) {
  const details = error instanceof ApiError ? error.details.map((one) => one.replace(/^csvFile: /, "")) : [];
  return (
    <div role="alert" className="rounded-card bg-danger-soft p-4 text-small text-danger">
      <p className="font-medium">{message}</p>
      {details.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {details.map((detail) => (
            <li key={detail}>
              <bdi>{detail}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Preview of the changes, before anything is written. */
function Preview({ preview }: { preview: BulkPreview }) {
  const { total, failed, columns, rows, errors } = preview;
  return (
    <div className="flex flex-col gap-5">
      <p role="status">
        <strong className="font-semibold">{formatCount(total, "row")} found.</strong>{" "}
        {failed === 0
          ? "No problems found."
          : failed === total
            ? "No row can be imported. Fix the problems and choose the file again."
            : `${formatCount(failed, "row")} will fail. The others will be imported.`}
      </p>
      <DataTable label="First rows of the file" className="max-h-80" columns={["Row", ...columns]}>
        {rows.map(({ row, cells }) => (
          <tr key={row}>
            <th scope="row" className="tabular-nums">
              {row}
            </th>
            {columns.map((name, at) => (
              <td key={name} className="max-w-64 truncate">
                <bdi>{cells[at]}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
      {errors.length > 0 && <RowErrors label="Problems in the file" errors={errors} />}
      {errors.length < failed && (
        <p className="text-small text-muted">
          Showing only the first {formatCount(errors.length, "problem")}.
        </p>
      )}
    </div>
  );
}
