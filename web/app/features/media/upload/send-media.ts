import { getMedia, submitMedia, uploadMedia, uploadPoster } from "@vesper/contract/media/media";
import { ApiError } from "#web/api/api-error.ts";
import { getFileKey } from "#web/api/idempotency-keys.ts";
import { api } from "#web/session/api.ts";
import { createUploadApi } from "#web/session/upload-api.ts";
import type { UploadJob, Transfer } from "./chosen.ts";

const [maxSide, eventTimeout] = [1280, 5_000];

const waitForEvent = (target: EventTarget, name: string) =>
  new Promise<void>((resolve, reject) => {
    target.addEventListener(name, () => resolve(), { once: true });
    target.addEventListener("error", () => reject(new Error("cannot be played")), { once: true });
    setTimeout(() => reject(new Error("timed out")), eventTimeout);
  });

function toFormData({ chosen, draft, isPrimary }: UploadJob): FormData {
  const form = new FormData();
  form.set("title", draft.title);
  if (draft.description) form.set("description", draft.description);
  form.set("mediaType", chosen.mediaType);
  form.set("isPublic", String(draft.isPublic));
  form.set("isPrimary", String(isPrimary));
  form.set("file", chosen.file);
  return form;
}

/** Sends a video's poster. A failure here must not fail the video. */
async function sendStill(id: string, file: File) {
  const still = await captureStill(file);
  if (!still) return;
  const form = new FormData();
  form.set("file", still, "still.jpg");
  await createUploadApi(form)
    .call(uploadPoster, { params: { id } })
    .catch(() => undefined);
}

/** Idempotent: after a lost response, a conflict with status `pending` counts as success. */
async function submitForReview(id: string) {
  const params = { id };
  try {
    await api.call(submitMedia, { params });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "conflict") throw error;
    const { data } = await api.call(getMedia, { params });
    if (data.status !== "pending") throw error;
  }
}

interface SendOptions {
  /** Id from an earlier attempt. If set, only the remaining steps run. */
  mediaId: string | undefined;
  signal: AbortSignal;
  onStep: (step: Transfer) => void;
  onStored: (mediaId: string) => void;
}

/** Uploads the file, then the poster if it is a video, then submits it for review. */
export async function sendMedia(
  job: UploadJob,
  { mediaId, signal, onStep, onStored }: SendOptions,
): Promise<string> {
  let id = mediaId;
  if (!id) {
    onStep({ status: "sending", share: 0 });
    const reportProgress = (share: number) =>
      onStep(share < 1 ? { status: "sending", share } : { status: "finishing" });
    const idempotencyKey = getFileKey(job.chosen.file);
    const { data } = await createUploadApi(toFormData(job), reportProgress).call(uploadMedia, {
      signal,
      idempotencyKey,
    });
    id = data._id;
    onStored(id);
    onStep({ status: "finishing" });
    if (job.chosen.mediaType === "video") await sendStill(id, job.chosen.file);
  }
  if (job.submits) await submitForReview(id);
  return id;
}

function drawFrame(video: HTMLVideoElement): HTMLCanvasElement {
  const scale = Math.min(1, maxSide / Math.max(video.videoWidth, video.videoHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale));
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale));
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Captures a frame about one second into a video; null if the browser cannot play it. */
async function captureStill(file: File): Promise<Blob | null> {
  const url = URL.createObjectURL(file);
  const video = document.createElement("video");
  try {
    video.muted = true;
    video.preload = "auto";
    const loaded = waitForEvent(video, "loadeddata");
    video.src = url;
    await loaded;
    const found = waitForEvent(video, "seeked");
    video.currentTime = Number.isFinite(video.duration) ? Math.min(1, video.duration / 2) : 0;
    await found;
    return await new Promise((resolve) => drawFrame(video).toBlob(resolve, "image/jpeg", 0.85));
  } catch {
    return null;
  } finally {
    video.removeAttribute("src");
    URL.revokeObjectURL(url);
  }
}
