import { findSafeRedirect } from "@vesper/contract/core/redirect";

/** The part of the cookie that belongs to a running check: the browser's secret, and where to go afterward. */
export interface CheckCookie {
  secret: string;
  to: string;
}

/** Longer addresses lead to the start page, because a cookie has little room. */
const maxPath = 1_000;

/** Returns a path on this site that the visitor asked for, or the start page. */
export function toTarget(to: string | null | undefined): string {
  const path = findSafeRedirect(to);
  return path && path.length <= maxPath ? path : "/";
}

export const formatCheckCookie = ({ secret, to }: CheckCookie): string =>
  `${secret}.${Buffer.from(toTarget(to)).toString("base64url")}`;

export function parseCheckCookie(value: string): CheckCookie {
  const [secret = "", to = ""] = value.split(".");
  return { secret, to: toTarget(Buffer.from(to, "base64url").toString()) };
}
