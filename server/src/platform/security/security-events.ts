import type { ErrorCode } from "@vesper/contract/core/errors";
import type { Logger } from "pino";
import { Counter, Registry } from "prom-client";
import type { Problem } from "../problem.ts";
import { hashWithKey, type Secrets } from "./secrets.ts";
import type { Caller, Viewer } from "../identity/viewer.ts";

/** Event names from the OWASP logging vocabulary, with their log levels. */
const eventLevels = {
  authn_login_fail: "warn",
  authn_login_success: "info",
  authn_password_change: "info",
  authn_token_created: "info",
  authn_token_reuse: "warn",
  authn_token_revoked: "info",
  authz_fail: "warn",
  excess_rate_limit_exceeded: "warn",
  input_validation_fail: "warn",
  privilege_permissions_changed: "warn",
  upload_validation: "warn",
} as const;
type SecurityEventName = keyof typeof eventLevels;

interface Origin {
  viewer: Viewer | null;
  caller: Caller;
}

interface EventDetails {
  /** Person the event is about, if not the viewer: an account, or the address used in a sign-in attempt. */
  subject?: string | undefined;
  /** Route or event that was called, without its parameters. */
  resource?: string | undefined;
  /** A code, never free text, because free text may contain a secret. */
  reason?: string | undefined;
}

/** Reports attacks to operators: one log line and one metric count per event. */
export interface SecurityEvents {
  readonly registry: Registry;
  record(name: SecurityEventName, origin: Origin, about?: EventDetails): void;
  /** Counts without a log line, for events logged elsewhere. */
  count(name: SecurityEventName): void;
}

/** Logs people and networks as keyed hashes: bursts from one source are visible, but no person can be identified. */
export function createSecurityEvents(secrets: Secrets, log: Logger): SecurityEvents {
  const registry = new Registry();
  const counter = new Counter({
    name: "security_events_total",
    help: "Security events by name, as defined in the OWASP logging vocabulary",
    labelNames: ["event"],
    registers: [registry],
  });
  for (const event of Object.keys(eventLevels)) counter.inc({ event }, 0);

  const hash = (kind: string, value: string | undefined) =>
    value &&
    hashWithKey(secrets.deriveKey("security-events"), kind, "\0", value).toString("base64url").slice(0, 16);

  return {
    registry,
    count: (event) => counter.inc({ event }),
    record(event, { viewer, caller }, { subject = viewer?.userId, resource, reason } = {}) {
      counter.inc({ event });
      const who = { actor: hash("person", viewer?.userId), subject: hash("person", subject) };
      const from = { network: hash("network", caller.network), reqId: caller.requestId };
      log[eventLevels[event]]({ event, ...who, ...from, resource, reason }, "security event");
    },
  };
}

/** Errors that indicate an attack when they are frequent. */
const suspiciousErrors: Partial<Record<ErrorCode, SecurityEventName>> = {
  wrong_password: "authn_login_fail",
  wrong_code: "authn_login_fail",
  passkey_refused: "authn_login_fail",
  challenge_expired: "authn_login_fail",
  forbidden: "authz_fail",
  account_banned: "authz_fail",
  account_suspended: "authz_fail",
  rate_limited: "excess_rate_limit_exceeded",
  payload_too_large: "upload_validation",
  unsupported_media_type: "upload_validation",
};

/** Called where errors are turned into responses, so that modules need not report them. */
export function recordRefusal(
  { code }: Problem,
  origin: Origin & { security: SecurityEvents },
  resource?: string,
): void {
  const event = suspiciousErrors[code];
  if (event) origin.security.record(event, origin, { resource, reason: code });
}
