import { errors, type ErrorCode } from "@vesper/contract/core/errors";

interface ProblemOptions {
  details?: string[] | undefined;
  /** Seconds after which to retry. */
  retryAfter?: number;
}

/** An expected error with a code. Any other exception is a bug and becomes `internal_error`. */
export class Problem extends Error {
  override name = "Problem";
  readonly code: ErrorCode;
  readonly details: string[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string = errors[code].message, options: ProblemOptions = {}) {
    super(message);
    this.code = code;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return errors[this.code].status;
  }

  /** Value of `error` in the response. */
  get publicCode(): string {
    const entry: { status: number; code?: string } = errors[this.code];
    return entry.code ?? this.code;
  }
}

/** Returns the row, or throws `not_found`, so that missing and invisible rows are indistinguishable. */
export function orNotFound<Row>(row: Row | null | undefined): Row {
  if (row == null) throw new Problem("not_found");
  return row;
}

/** A dependency is temporarily unavailable; a retry may succeed. */
export const isTransient = (error: unknown): boolean =>
  error instanceof Problem && error.code === "service_unavailable";

/** Error that prevents startup; its message is the one line the operator sees. */
export class StartFailure extends Error {
  override name = "StartFailure";
}
