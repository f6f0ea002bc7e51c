import { errors, type ErrorCode } from "@vesper/contract/core/errors";

interface ProblemOptions {
  details?: string[] | undefined;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
}

/** An expected refusal. Anything else that is thrown is a bug and becomes `internal_error`. */
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

  /** What the caller reads under `error`. */
  get publicCode(): string {
    const entry: { status: number; code?: string } = errors[this.code];
    return entry.code ?? this.code;
  }
}

/** A row that must be there: what is missing and what may not be seen are refused alike. */
export function orNotFound<Row>(row: Row | null | undefined): Row {
  if (row == null) throw new Problem("not_found");
  return row;
}

/** Something that we need is away for the moment; the same thing may well work later. */
export const isTransient = (error: unknown): boolean =>
  error instanceof Problem && error.code === "service_unavailable";

/** Something that keeps the server from starting; its message is the one line that the operator reads. */
export class StartFailure extends Error {
  override name = "StartFailure";
}
