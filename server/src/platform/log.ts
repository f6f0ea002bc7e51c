import pino, { stdSerializers, type Logger } from "pino";

/**
 * Selects the fields of an error that are logged. A database error's `detail` quotes the row, which may contain
 * personal data.
 */
function describeError(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message, stack, code };
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
    pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 1000 }),
  );
