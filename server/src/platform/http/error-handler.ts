import { errors, type ErrorCode } from "@vesper/contract/core/errors";
import type { ErrorBody, PlainErrorBody } from "@vesper/contract/core/envelope";
import { toReadableDetail } from "@vesper/contract/core/messages";
import { unstorableMessage } from "@vesper/contract/core/text";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseUnavailable, isMissingReference, isUnstorable } from "../database/errors.ts";
import { Problem } from "../problem.ts";
import { recordRefusal } from "../security/security-events.ts";

/**
 * Maps errors to responses, in this one place. Any error that is not a Problem is a bug: it is logged, and the
 * response reveals nothing about it.
 */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error);
  if (problem.status >= 500) {
    // Deliberate refusals, such as overload or an unreachable database, are not bugs.
    const level = problem.code === "internal_error" ? "error" : "warn";
    request.log[level]({ reqId: request.id, err: error }, "request failed");
  }
  // A request without a context was refused before authentication.
  if (request.ctx) recordRefusal(problem, request.ctx, request.routeOptions.url);
  // This is usually a race with a deletion, but may be a bug.
  if (isMissingReference(error)) request.log.warn({ reqId: request.id, err: error }, "missing reference");
  if (problem.retryAfter) void reply.header("retry-after", problem.retryAfter);
  const isSpoken = request.routeOptions.config.endpoint?.refusal === "sentence";
  const refusal = isSpoken ? toPlainErrorBody(problem) : toErrorBody(problem, request.id);
  void reply.code(problem.status).header("cache-control", "no-store").send(refusal);
}

export function handleNotFound(request: FastifyRequest, reply: FastifyReply): void {
  handleError(new Problem("not_found"), request, reply);
}

const toErrorBody = (problem: Problem, requestId: string): ErrorBody => ({
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
