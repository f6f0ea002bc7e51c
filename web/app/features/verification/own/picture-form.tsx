import { useQueryClient } from "@tanstack/react-query";
import { type Challenge, PictureKind, submitDocuments } from "@vesper/contract/moderation/verification";
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { RequestVerification } from "./request-verification.tsx";
import { PictureField } from "./picture-field.tsx";
import { verificationQuery } from "./queries.ts";
import { findTimeLeft } from "./time-left.ts";
import { getErrorMessage } from "#web/api/error-message.ts";
import { createUploadApi } from "#web/session/upload-api.ts";
import { toast } from "#web/ui/feedback/toast.ts";

/** Code, instructions and the two pictures. */
export function PictureForm({ challenge }: { challenge: Challenge }) {
  const [files, setFiles] = useState<Partial<Record<PictureKind, File>>>({});
  const [isChecked, setChecked] = useState(false);
  const { progress, failure, send } = useSendPictures();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    const missing = PictureKind.options.find((kind) => !files[kind]);
    if (missing) event.currentTarget.querySelector<HTMLElement>(`[data-picture=${missing}]`)?.focus();
    else void send(files);
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-6">
      <ChallengeFacts {...challenge} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
        {PictureKind.options.map((kind) => (
          <PictureField
            key={kind}
            kind={kind}
            file={files[kind]}
            isMissing={isChecked && !files[kind]}
            onFile={(file) => setFiles((before) => ({ ...before, [kind]: file }))}
          />
        ))}
      </div>
      <FormError>{failure}</FormError>
      {progress !== null && <ProgressBar label="Submitting…" value={progress < 1 ? progress : undefined} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={progress !== null}>
          Submit photos
        </Button>
        <RequestVerification label="Get a new code" tone="outline" />
      </div>
    </form>
  );
}

function ChallengeFacts({ code, gesture, expiresAt }: Challenge) {
  const queries = useQueryClient();
  const handleEnd = useCallback(
    () => void queries.invalidateQueries({ queryKey: verificationQuery.queryKey }),
    [queries],
  );
  return (
    <dl className="grid gap-4 rounded-inner bg-raised p-4 sm:grid-cols-2">
      <div>
        <dt className="text-small text-muted">Write this on paper</dt>
        <dd className="font-mono text-title tracking-widest">{code}</dd>
      </div>
      <div>
        <dt className="text-small text-muted">Do this in your selfie</dt>
        <dd className="font-serif text-lead font-semibold">{gesture}</dd>
      </div>
      <div className="text-small sm:col-span-2">
        <dt className="inline text-muted">Expires in </dt>
        <dd className="inline">
          <Countdown until={expiresAt} onEnd={handleEnd} />
        </dd>
      </div>
    </dl>
  );
}

/** Updates every second on screen; screen readers announce the time only once. */
function Countdown({ until, onEnd }: { until: string; onEnd: () => void }) {
  const [left, setLeft] = useState(() => findTimeLeft(until, new Date()));

  useEffect(() => {
    const ticking = setInterval(() => {
      const now = findTimeLeft(until, new Date());
      setLeft(now);
      if (now === null) {
        clearInterval(ticking);
        onEnd();
      }
    }, 1000);
    return () => clearInterval(ticking);
  }, [until, onEnd]);

  return (
    <span role="timer" className="font-medium tabular-nums">
      {left ?? "0:00"}
    </span>
  );
}

/** Uploads the pictures; `progress` runs from 0 to 1. */
function useSendPictures() {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();

  async function send(files: Partial<Record<PictureKind, File>>) {
    setFailure(undefined);
    setProgress(0);
    const form = new FormData();
    for (const [kind, file] of Object.entries(files)) form.set(kind, file);
    try {
      const { data } = await createUploadApi(form, setProgress).call(submitDocuments);
      queries.setQueryData(verificationQuery.queryKey, data);
      toast.success("Photos submitted");
    } catch (error) {
      setFailure(getErrorMessage(error, "Failed to submit your photos."));
    } finally {
      setProgress(null);
    }
  }

  return { progress, failure, send };
}
