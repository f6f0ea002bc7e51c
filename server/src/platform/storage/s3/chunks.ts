/** Splits a stream into chunks of equal size; only the last may be smaller. An empty stream yields one empty chunk. */
export async function* splitIntoChunks(
  size: number,
  stream: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = [];
  let length = 0;
  let isFirst = true;
  for await (let chunk of stream) {
    while (length + chunk.length > size) {
      const room = size - length;
      yield Buffer.concat([...chunks, chunk.subarray(0, room)]);
      isFirst = false;
      chunk = chunk.subarray(room);
      [chunks, length] = [[], 0];
    }
    chunks.push(chunk);
    length += chunk.length;
  }
  if (length > 0 || isFirst) yield Buffer.concat(chunks);
}
