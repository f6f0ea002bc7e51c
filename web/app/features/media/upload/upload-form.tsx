import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { DropZone } from "#web/ui/forms/drop-zone.tsx";
import { UnsavedChanges } from "#web/ui/forms/unsaved-changes.tsx";
import CircleAlert from "virtual:icons/circle-alert";
import ImageUp from "virtual:icons/image-up";
import { acceptedTypes, type ChosenFile } from "./chosen.ts";
import { UploadCard } from "./upload-card.tsx";
import { useUploads } from "./use-uploads.ts";
import type { Refused } from "./use-chosen.ts";
import { Button } from "#web/ui/actions/button.tsx";

type Pressed = "draft" | "submit";

/** Add New Media: any number of files, each with separate fields, saved as drafts or submitted for review. */
export function UploadForm() {
  const uploads = useUploads();
  const { form, chosen, unsent, done, isComplete } = uploads;
  const [isMissing, setMissing] = useState(false);
  const [pressed, setPressed] = useState<Pressed>("submit");
  const picker = useRef<HTMLButtonElement>(null);
  useReturn(isComplete);

  function handleSend(submitsNow: boolean) {
    setMissing(unsent.length === 0);
    if (unsent.length === 0) return picker.current?.focus();
    setPressed(submitsNow ? "submit" : "draft");
    void form.handleSubmit((drafts) => uploads.sendThese(unsent, submitsNow, drafts))();
  }

  return (
    <section aria-labelledby="add-media" className="mx-auto flex max-w-3xl flex-col gap-5">
      <UploadHeader />
      <MediaDrop
        button={picker}
        error={isMissing && chosen.length === 0 ? "Please select a file to upload" : undefined}
        onFiles={uploads.handleFiles}
      />
      <RefusedFiles files={uploads.refused} />
      <form
        noValidate
        aria-label="Add New Media"
        onSubmit={(event) => {
          event.preventDefault();
          handleSend(true);
        }}
        // Keep a focused field from being hidden behind the buttons or the header when it scrolls into view.
        className="flex flex-col gap-5 [&_input]:scroll-mt-24 [&_input]:scroll-mb-[calc(9rem+var(--tab-bar))] [&_textarea]:scroll-mt-24 [&_textarea]:scroll-mb-[calc(9rem+var(--tab-bar))]"
      >
        <ChosenFiles uploads={uploads} onRetry={(one) => void uploads.resend(one, pressed === "submit")} />
        <SendButtons
          total={chosen.length}
          done={done.length}
          share={uploads.totalShare}
          isSending={uploads.isSending}
          busy={unsent.length === 0 && chosen.length > 0 ? pressed : null}
          onDraft={() => handleSend(false)}
        />
      </form>
      <UnsavedChanges when={chosen.length > 0 && !isComplete} />
    </section>
  );
}

/** Returns to the library once all files are uploaded. */
function useReturn(isComplete: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (isComplete) void navigate("/supplier/media");
  }, [isComplete, navigate]);
}

/** Rejected files, each with its reason. The list stays mounted because it is a live region. */
function RefusedFiles({ files }: { files: readonly Refused[] }) {
  return (
    <div role="alert" className="empty:absolute">
      {files.length > 0 && (
        <ul className="flex flex-col gap-1.5 rounded-inner bg-danger-soft px-4 py-3 text-small font-medium text-danger">
          {files.map(({ id, name, problem }) => (
            <li key={id} className="flex items-start gap-2 wrap-anywhere">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span>
                <bdi>{name}</bdi>: {problem}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface SendButtonsProps {
  total: number;
  done: number;
  /** Share of all bytes that were sent. */
  share: number;
  /** Whether any file is uploading. Others may wait to be sent or retried. */
  isSending: boolean;
  /** The button whose upload is running, once no file is left to send. */
  busy: Pressed | null;
  onDraft: () => void;
}

const busyReason = "Your files are already uploading";

/** Buttons and total progress, which stay in view however many files there are. */
function SendButtons({ total, done, share, isSending, busy, onDraft }: SendButtonsProps) {
  const progress = `${done} of ${total} uploaded`;
  return (
    <div className="sticky bottom-(--tab-bar) -mx-4 flex flex-wrap items-center justify-end gap-x-2 gap-y-3 border-t border-line bg-ground px-4 py-3">
      {isSending && (
        <ProgressBar label="All files" value={share} valueText={progress} className="basis-full" />
      )}
      <p role="status" className="text-small text-muted empty:absolute max-sm:basis-full sm:mr-auto">
        {total > 0 && (isSending ? <span className="sr-only">{progress}</span> : progress)}
      </p>
      <Button
        tone="outline"
        className="max-sm:flex-1 max-sm:px-3"
        busy={busy === "draft"}
        disabledReason={busy === "submit" ? busyReason : undefined}
        onClick={onDraft}
      >
        Save as draft
      </Button>
      <Button
        type="submit"
        busy={busy === "submit"}
        disabledReason={busy === "draft" ? busyReason : undefined}
        className="max-sm:flex-1 max-sm:px-3"
      >
        Upload and submit
      </Button>
    </div>
  );
}

function UploadHeader() {
  return (
    <header>
      <h2 id="add-media" className="sr-only">
        New files
      </h2>
      <p className="text-muted">
        Add photos and videos of yourself, with no one else in them. Our team reviews each one before visitors
        see it.
      </p>
    </header>
  );
}

interface ChosenFilesProps {
  uploads: ReturnType<typeof useUploads>;
  onRetry: (chosen: ChosenFile) => void;
}

function ChosenFiles({ uploads, onRetry }: ChosenFilesProps) {
  return (
    <ul aria-label="Chosen files" className="flex flex-col gap-4 empty:hidden">
      {uploads.chosen.map((one) => (
        <li key={one.id}>
          <UploadCard
            chosen={one}
            form={uploads.form}
            transfer={uploads.transfers.get(one.id)}
            onCancel={() => uploads.cancel(one.id)}
            onRetry={() => onRetry(one)}
            onRemove={() => uploads.handleRemove(one.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function MediaDrop(props: Pick<ComponentProps<typeof DropZone>, "button" | "error" | "onFiles">) {
  return (
    <DropZone
      icon={<ImageUp aria-hidden className="size-6" />}
      title="Drop your photos and videos here"
      label="Photos and videos"
      buttonLabel="Choose files"
      help="JPEG, PNG or WebP photos and MP4 or WebM videos, up to 50 MB each."
      accept={acceptedTypes.join(",")}
      multiple
      {...props}
    />
  );
}
