import pino, { stdSerializers, type Logger } from "pino";

/** What an error tells the log. A database error's `detail` quotes the row, and a row may be a person. */
function describeError(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message, stack, code };
}

/**
 * JSON lines on standard output, without secrets. They are written in blocks, at least once a second: a system call
 * for each line would cost as much as the rest of a request's bookkeeping. Whoever ends the process flushes.
 */
export const createLog = (level: string): Logger =>
  pino(
    {
      level,
      serializers: { err: describeError },
      redact: ["*.password", "*.token", "*.refresh", "*.access", "*.email", "*.authorization"],
    },
    pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 1000 }),
  );
