import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";

/** Two seconds of noise in a real container, with metadata about where it was filmed. */
export async function buildVideo(format: "mp4" | "webm"): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({
    format: format === "mp4" ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target,
  });
  const source = new EncodedVideoPacketSource("vp9");
  output.addVideoTrack(source, { frameRate: 10 });
  output.setMetadataTags({ title: "Someone's garden" });
  await output.start();
  const decoderConfig = { codec: "vp09.00.10.08", codedWidth: 320, codedHeight: 180 };
  for (let frame = 0; frame < 20; frame += 1) {
    const bytes = new Uint8Array([0x82, 0x49, 0x83, 0x42, frame]);
    const packet = new EncodedPacket(bytes, frame === 0 ? "key" : "delta", frame / 10, 0.1);
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}
