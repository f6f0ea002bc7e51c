import pino, { stdSerializers, type Logger } from "pino";

/**
 * Selects the fields of an error that are logged. A database error's `detail` quotes the row, which may contain
 * personal data.
 */
function describeError(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message, stack, code };
}

const mostBuffered = 4 * 1024 * 1024;
const bytesPerWrite = 64 * 1024;

/**
 * Opens standard output as a buffered destination that a full disk does not break: lines wait until there is space and
 * are dropped if there are too many, and the end of the process does not wait for space.
 */
function openOutput() {
  const output = pino.destination({
    fd: 1,
    sync: false,
    contentMode: "buffer",
    minLength: bytesPerWrite,
    maxWrite: bytesPerWrite + 1,
    maxLength: mostBuffered,
    periodicFlush: 1000,
  });
  // Bytes, because text that waits would be measured again with each line.
  const write = output.write.bind(output) as (line: string | Buffer) => boolean;
  output.write = (line) => write(Buffer.from(line));
  const flushSync = output.flushSync.bind(output);
  let isFull = false;
  output.on("error", () => (isFull = true));
  output.on("write", () => (isFull = false));
  // The library's own would try again for ever.
  output.flushSync = () => void (isFull || flushSync());
  return output;
}

/**
 * Writes JSON lines without secrets to standard output. Lines are buffered and flushed at least once a second: a system
 * call per line would cost as much as all other bookkeeping of a request. Flush before the process ends.
 */
export const createLog = (level: string): Logger =>
  pino(
    {
      level,
      serializers: { err: describeError },
      redact: ["*.password", "*.token", "*.refresh", "*.access", "*.email", "*.authorization"],
    },
    openOutput(),
  );
