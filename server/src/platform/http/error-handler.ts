import { errors, type ErrorCode } from "@vesper/contract/core/errors";
import type { ErrorBody, PlainErrorBody } from "@vesper/contract/core/envelope";
import { toReadableDetail } from "@vesper/contract/core/messages";
import { unstorableMessage } from "@vesper/contract/core/text";
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { isDatabaseUnavailable, isMissingReference, isUnstorable } from "../database/errors.ts";
import { Problem } from "../problem.ts";
import { recordRefusal } from "../security/security-events.ts";

/**
 * Maps errors to responses, in this one place. Any error that is not a Problem is a bug: it is logged, and the
 * response reveals nothing about it.
 */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { config, url } = request.routeOptions;
  const problem = reportError(error, { log: request.log, requestId: request.id, ctx: request.ctx, url });
  if (problem.retryAfter) void reply.header("retry-after", problem.retryAfter);
  const isSpoken = config.endpoint?.refusal === "sentence";
  const refusal = isSpoken ? toPlainErrorBody(problem) : toErrorBody(problem, request.id);
  void reply.code(problem.status).header("cache-control", "no-store").send(refusal);
}

interface FailedCall {
  log: FastifyBaseLogger;
  requestId: string;
  /** Absent if the request was refused before authentication. */
  ctx: Context | undefined;
  url: string | undefined;
}

/** Maps an error to its problem; logs bugs and records refusals. */
export function reportError(error: unknown, { log, requestId, ctx, url }: FailedCall): Problem {
  const problem = toProblem(error);
  if (problem.status >= 500) {
    // Deliberate refusals, such as overload or an unreachable database, are not bugs.
    const level = problem.code === "internal_error" ? "error" : "warn";
    log[level]({ reqId: requestId, err: error }, "request failed");
  }
  if (ctx) recordRefusal(problem, ctx, url);
  // This is usually a race with a deletion, but may be a bug.
  if (isMissingReference(error)) log.warn({ reqId: requestId, err: error }, "missing reference");
  return problem;
}

export function handleNotFound(request: FastifyRequest, reply: FastifyReply): void {
  handleError(new Problem("not_found"), request, reply);
}

export const toErrorBody = (problem: Problem, requestId: string): ErrorBody => ({
  error: problem.publicCode,
  message: problem.message,
  ...(problem.details && { details: problem.details.map(toReadableDetail) }),
  requestId,
});

/** Drops the field name, which the label already shows. */
const toSentence = (detail: string) =>
  toReadableDetail(detail)
    .replace(/^[\w.]+: /, "")
    .replace(/\.?$/, ".");

const toPlainErrorBody = ({ message, details }: Problem): PlainErrorBody => ({
  error: details ? `${message} ${details.map(toSentence).join(" ")}` : message,
});

export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { statusCode } = error as Partial<FastifyError>;
  if (isDatabaseUnavailable(error)) return new Problem("service_unavailable", undefined, { retryAfter: 2 });
  if (isMissingReference(error)) return new Problem("not_found");
  if (isUnstorable(error))
    return new Problem("validation_error", undefined, { details: [`body: ${unstorableMessage}`] });
  const known = statusCode && statusCode < 500 ? toErrorCode(statusCode) : undefined;
  if (known === "validation_error")
    return new Problem(known, undefined, { details: ["body: is not valid JSON"] });
  return new Problem(known ?? "internal_error");
}

const toErrorCode = (status: number): ErrorCode =>
  (Object.keys(errors) as ErrorCode[]).find((code) => errors[code].status === status) ?? "validation_error";
