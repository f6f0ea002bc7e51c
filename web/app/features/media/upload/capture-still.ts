const [widest, patience] = [1280, 5_000];

const event = (target: EventTarget, name: string) =>
  new Promise<void>((resolve, reject) => {
    target.addEventListener(name, () => resolve(), { once: true });
    target.addEventListener("error", () => reject(new Error("cannot be played")), { once: true });
    setTimeout(() => reject(new Error("takes too long")), patience);
  });

function drawn(video: HTMLVideoElement): HTMLCanvasElement {
  const scale = Math.min(1, widest / Math.max(video.videoWidth, video.videoHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale));
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale));
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A picture out of a video, about a second in. Nothing where this browser cannot play it. */
export async function captureStill(file: File): Promise<Blob | null> {
  const url = URL.createObjectURL(file);
  const video = document.createElement("video");
  try {
    video.muted = true;
    video.preload = "auto";
    const loaded = event(video, "loadeddata");
    video.src = url;
    await loaded;
    const found = event(video, "seeked");
    video.currentTime = Number.isFinite(video.duration) ? Math.min(1, video.duration / 2) : 0;
    await found;
    return await new Promise((resolve) => drawn(video).toBlob(resolve, "image/jpeg", 0.85));
  } catch {
    return null;
  } finally {
    video.removeAttribute("src");
    URL.revokeObjectURL(url);
  }
}
