import { useCallback, useId, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Button } from "#web/ui/actions/button.tsx";
import CircleAlert from "virtual:icons/circle-alert";
import CircleCheck from "virtual:icons/circle-check";
import FileImage from "virtual:icons/file-image";
import Film from "virtual:icons/film";
import { Card } from "#web/ui/layout/card.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { titleHelp } from "../labels.ts";
import { formatSize } from "#web/ui/data/format-size.ts";
import { type ChosenFile, type Drafts, isActive, type Transfer } from "./chosen.ts";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { limits } from "@vesper/contract/core/limits";
import { CharacterCount, TextArea } from "#web/ui/forms/text-area.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";

interface UploadCardProps {
  chosen: ChosenFile;
  form: UseFormReturn<Drafts>;
  transfer: Transfer | undefined;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file: preview, fields and upload progress. */
export function UploadCard({ chosen, form, transfer, onCancel, onRetry, onRemove }: UploadCardProps) {
  const nameId = useId();
  const { file } = chosen;
  const [active, done] = [isActive(transfer), transfer?.status === "done"];
  // Once the server has received every byte, the upload can no longer be canceled.
  const mayCancel = active && transfer?.status !== "finishing";
  return (
    <article aria-labelledby={nameId}>
      <Card className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-6">
        <div className="sm:row-span-2">
          <LocalPreview chosen={chosen} />
        </div>
        <div className="flex flex-col gap-3">
          <p id={nameId} className="text-small text-muted wrap-anywhere">
            <bdi>{file.name}</bdi> · <span className="whitespace-nowrap">{formatSize(file.size)}</span>
          </p>
          {!done && (
            <TextField
              {...getFieldProps(form, `drafts.${chosen.id}.title`, "Title")}
              readOnly={active}
              help={active ? undefined : titleHelp}
            />
          )}
        </div>
        <div className="flex flex-col gap-4 max-sm:col-span-full">
          {!active && !done && <DraftFields chosen={chosen} form={form} />}
          <TransferState transfer={transfer} />
          <div className="flex flex-wrap gap-2 empty:hidden">
            {transfer?.status === "failed" && transfer.mayRetry && (
              <Button size="small" aria-label={`Try Again: ${file.name}`} onClick={onRetry}>
                Try Again
              </Button>
            )}
            {mayCancel && (
              <Button size="small" tone="outline" aria-label={`Cancel ${file.name}`} onClick={onCancel}>
                Cancel
              </Button>
            )}
            {!active && !done && (
              <Button size="small" tone="outline" aria-label={`Remove ${file.name}`} onClick={onRemove}>
                Remove
              </Button>
            )}
          </div>
        </div>
      </Card>
    </article>
  );
}

function TransferState({ transfer }: { transfer: Transfer | undefined }) {
  switch (transfer?.status) {
    case undefined:
      return null;
    case "waiting":
      return <ProgressBar label="Waiting to upload" value={0} />;
    case "sending":
      return <ProgressBar label="Uploading" value={transfer.share} />;
    case "finishing":
      return <ProgressBar label="Finishing" valueText="Almost done" />;
    case "done":
      return (
        <p className="flex items-start gap-1.5 text-small font-medium text-jade">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          Uploaded
        </p>
      );
    case "failed":
      return (
        <p role="alert" className="flex items-start gap-1.5 text-small font-medium text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {transfer.message}
        </p>
      );
  }
}

/** Preview of the local file before upload. Some formats can only be decoded on the server. */
function LocalPreview({ chosen: { file, mediaType } }: { chosen: ChosenFile }) {
  const [isUnreadable, setUnreadable] = useState(false);
  const show = useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element) return;
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );

  const looks = "absolute inset-0 size-full object-cover";
  const handleError = () => setUnreadable(true);
  const Icon = mediaType === "image" ? FileImage : Film;
  return (
    <div className="relative flex aspect-[3/4] items-center justify-center overflow-hidden rounded-inner bg-raised text-muted">
      <Icon aria-hidden className="size-6" />
      {!isUnreadable &&
        (mediaType === "image" ? (
          <img ref={show} alt="" onError={handleError} className={looks} />
        ) : (
          <video ref={show} muted playsInline preload="metadata" onError={handleError} className={looks} />
        ))}
    </div>
  );
}

/** Fields of one file other than its title. */
function DraftFields({
  chosen: { id, mediaType },
  form,
}: {
  chosen: ChosenFile;
  form: UseFormReturn<Drafts>;
}) {
  const { control } = form;
  const description = useWatch({ control, name: `drafts.${id}.description`, defaultValue: "" });
  const primary = useWatch({ control, name: "primary" });
  return (
    <>
      <TextArea
        {...getFieldProps(form, `drafts.${id}.description`, "Description")}
        optional
        rows={2}
        help={<CharacterCount used={description.length} max={limits.mediaDescription.max} />}
      />
      <div className="flex flex-col">
        <CheckboxField
          {...getFieldProps(form, `drafts.${id}.isPublic`, "Show on your profile")}
          help="Visitors see it once it’s approved. Otherwise only you and our team can see it."
        />
        {mediaType === "image" && (
          <CheckboxField
            label="Primary photo"
            help="The first photo visitors see."
            checked={primary === id}
            onChange={(event) => form.setValue("primary", event.target.checked ? id : "")}
          />
        )}
      </div>
    </>
  );
}
