import type { ApiReply } from "./transport.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const stringOr = (value: unknown, fallback: string) => (typeof value === "string" ? value : fallback);

/** An error response. Fields missing from it are empty, because proxies send bodies of their own. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly details: string[];
  readonly requestId: string;
  readonly retryAfter: number | undefined;

  constructor({ status, body, retryAfter }: ApiReply) {
    const refusal = isRecord(body) ? body : {};
    super(stringOr(refusal.message, ""));
    this.status = status;
    this.retryAfter = retryAfter;
    this.code = stringOr(refusal.error, "");
    this.details = Array.isArray(refusal.details)
      ? refusal.details.filter((detail) => typeof detail === "string")
      : [];
    this.requestId = stringOr(refusal.requestId, "");
  }
}

/** The server did not respond: no network, no server, or a timeout. */
export class NoResponse extends Error {
  override name = "NoResponse";
}
