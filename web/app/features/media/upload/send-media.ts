import { getMedia, submitMedia, uploadMedia, uploadPoster } from "@vesper/contract/media";
import { ApiError } from "#web/api/api-error.ts";
import { keyOfFile } from "#web/api/idempotency-keys.ts";
import { api } from "#web/session/api.ts";
import { uploadApi } from "#web/session/upload-api.ts";
import { captureStill } from "./capture-still.ts";
import type { Job, Transfer } from "./transfer.ts";

function formOf({ chosen, draft, isPrimary }: Job): FormData {
  const form = new FormData();
  form.set("title", draft.title);
  if (draft.description) form.set("description", draft.description);
  form.set("mediaType", chosen.mediaType);
  form.set("isPublic", String(draft.isPublic));
  form.set("isPrimary", String(isPrimary));
  form.set("file", chosen.file);
  return form;
}

/** A video without a still is still a video. */
async function sendStill(id: string, file: File) {
  const still = await captureStill(file);
  if (!still) return;
  const form = new FormData();
  form.set("file", still, "still.jpg");
  await uploadApi(form)
    .call(uploadPoster, { params: { id } })
    .catch(() => undefined);
}

/** Asked for once more after an answer that got lost: then it waits already, and that is what was wanted. */
async function submit(id: string) {
  const params = { id };
  try {
    await api.call(submitMedia, { params });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "conflict") throw error;
    const { data } = await api.call(getMedia, { params });
    if (data.status !== "pending") throw error;
  }
}

interface Sending {
  /** Of what an earlier try has brought to the server; then only the rest is done. */
  mediaId: string | undefined;
  signal: AbortSignal;
  onStep: (step: Transfer) => void;
  onStored: (mediaId: string) => void;
}

/** The file, the still of a video, and the way to the moderators, one after the other. */
export async function sendMedia(job: Job, { mediaId, signal, onStep, onStored }: Sending): Promise<string> {
  let id = mediaId;
  if (!id) {
    onStep({ status: "sending", share: 0 });
    const report = (share: number) =>
      onStep(share < 1 ? { status: "sending", share } : { status: "finishing" });
    const idempotencyKey = keyOfFile(job.chosen.file);
    const { data } = await uploadApi(formOf(job), report).call(uploadMedia, { signal, idempotencyKey });
    id = data._id;
    onStored(id);
    onStep({ status: "finishing" });
    if (job.chosen.mediaType === "video") await sendStill(id, job.chosen.file);
  }
  if (job.submits) await submit(id);
  return id;
}
