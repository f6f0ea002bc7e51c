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

const unreadable = () =>
  new Problem("unsupported_media_type", "This video cannot be read. It may be damaged.");

const open = (bytes: Uint8Array) =>
  new Input({ source: new BufferSource(bytes), formats: [MP4, QTFF, WEBM] });

/** Refuses what is no video, by its container and its tracks. */
export async function readVideo(bytes: Uint8Array): Promise<Video> {
  enforceCounts(bytes, unreadable);
  using input = open(bytes);
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track || !(await track.getCodec())) throw unreadable();
    const [width, height, duration] = [
      await track.getDisplayWidth(),
      await track.getDisplayHeight(),
      await input.computeDuration(),
    ];
    if (!(width > 0 && height > 0 && duration > 0)) throw unreadable();
    return { width, height, duration };
  } catch {
    throw unreadable();
  }
}

/** The same pictures and sounds in a new container: where it was filmed, and by what, stays behind. */
export async function repackVideo({
  bytes,
  format,
}: {
  bytes: Uint8Array;
  format: VideoFormat;
}): Promise<Uint8Array> {
  enforceCounts(bytes, unreadable);
  using input = open(bytes);
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
    if (!conversion.isValid) throw unreadable();
    await conversion.execute();
  } catch {
    throw unreadable();
  }
  if (!target.buffer) throw unreadable();
  return new Uint8Array(target.buffer);
}
