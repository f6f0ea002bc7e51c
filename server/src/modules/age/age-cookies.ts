import type { IncomingHttpHeaders } from "node:http";
import { formatAgeCookie, readAgeCookie } from "#platform/age/cookie.ts";
import { createPass, findPassEnd } from "#platform/age/pass.ts";
import type { Platform } from "#platform/context.ts";
import { formatCheckCookie, parseCheckCookie, type CheckCookie } from "./check-cookie.ts";

/** Returns the `Set-Cookie` header with a new pass, which replaces any running check. */
export function issuePass({ config, secrets, clock }: Platform): { setCookie: string; until: Date } {
  const { value, until } = createPass(secrets, clock.now());
  const setCookie = formatAgeCookie({ pass: value, check: "" }, { secure: config.secure, expires: until });
  return { setCookie, until };
}

/** Returns the `Set-Cookie` header with the secret of a check. A pass that is still valid stays. */
export function issueCheckCookie(
  { config, secrets, clock }: Platform,
  headers: IncomingHttpHeaders,
  check: CheckCookie & { expiresAt: Date },
): string {
  const { pass } = readAgeCookie(headers, config);
  const passEnd = findPassEnd(secrets, pass, clock.now());
  const value = { pass: passEnd ? pass : "", check: formatCheckCookie(check) };
  return formatAgeCookie(value, { secure: config.secure, expires: passEnd ?? check.expiresAt });
}

/** Returns the secret of the browser's running check, and the page it wanted. */
export const readCheckCookie = ({ config }: Platform, headers: IncomingHttpHeaders): CheckCookie =>
  parseCheckCookie(readAgeCookie(headers, config).check);

export const hasPass = ({ config, secrets, clock }: Platform, headers: IncomingHttpHeaders): boolean =>
  findPassEnd(secrets, readAgeCookie(headers, config).pass, clock.now()) !== null;
