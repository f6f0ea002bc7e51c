import pino, { stdSerializers, type Logger } from "pino";

/** What an error tells the log. A database error's `detail` quotes the row, and a row may be a person. */
function describeError(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message, stack, code };
}

/** JSON lines on standard output, without secrets. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    serializers: { err: describeError },
    redact: ["*.password", "*.token", "*.refresh", "*.access", "*.email", "*.authorization"],
  });
