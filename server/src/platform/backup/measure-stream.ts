import { createHash } from "node:crypto";
import { Transform, type Readable } from "node:stream";

/** Passes bytes through and measures their length and hash. */
export function measureStream(source: Readable) {
  const hash = createHash("sha256");
  let size = 0;
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, next) {
      hash.update(chunk);
      size += chunk.length;
      next(null, chunk);
    },
  });
  source.on("error", (error) => stream.destroy(error));
  return { stream: source.pipe(stream), result: () => ({ size, sha256: hash.digest("hex") }) };
}
