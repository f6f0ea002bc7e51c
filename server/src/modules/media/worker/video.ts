import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";
import { Problem } from "#platform/problem.ts";
import { enforceCounts } from "./box-counts.ts";

export type VideoFormat = "mp4" | "webm";

export interface Video {
  width: number;
  height: number;
  duration: number;
}

const createUnreadableProblem = () =>
  new Problem("unsupported_media_type", "We couldn’t read this video. It may be damaged. Try another file.");

const openInput = (bytes: Uint8Array) =>
  new Input({ source: new BufferSource(bytes), formats: [MP4, QTFF, WEBM] });

/** Reads a video. Refuses files that are not videos, judging by container and tracks. */
export async function readVideo(bytes: Uint8Array): Promise<Video> {
  enforceCounts(bytes, createUnreadableProblem);
  using input = openInput(bytes);
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track || !(await track.getCodec())) throw createUnreadableProblem();
    const [width, height, duration] = [
      await track.getDisplayWidth(),
      await track.getDisplayHeight(),
      await input.computeDuration(),
    ];
    if (!(width > 0 && height > 0 && duration > 0)) throw createUnreadableProblem();
    return { width, height, duration };
  } catch {
    throw createUnreadableProblem();
  }
}

/** Copies video and audio into a new container, without location and camera metadata. */
export async function repackVideo({
  bytes,
  format,
}: {
  bytes: Uint8Array;
  format: VideoFormat;
}): Promise<Uint8Array> {
  enforceCounts(bytes, createUnreadableProblem);
  using input = openInput(bytes);
  const target = new BufferTarget();
  const output = new Output({
    format: format === "mp4" ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat(),
    target,
  });
  try {
    const conversion = await Conversion.init({
      input,
      output,
      tracks: "primary",
      tags: {},
      showWarnings: false,
    });
    if (!conversion.isValid) throw createUnreadableProblem();
    await conversion.execute();
  } catch {
    throw createUnreadableProblem();
  }
  if (!target.buffer) throw createUnreadableProblem();
  return new Uint8Array(target.buffer);
}
