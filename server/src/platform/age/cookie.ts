import type { IncomingHttpHeaders } from "node:http";
import { parseCookie, stringifySetCookie } from "cookie";

/**
 * The site's only cookie. It holds the pass and the secret of a running check, which begins while an earlier pass
 * may still be valid.
 */
export interface AgeCookie {
  pass: string;
  check: string;
}

/** Browsers accept a `__Host-` cookie from this host over HTTPS only, so that no subdomain can plant one. */
const getName = ({ secure }: { secure: boolean }) => (secure ? "__Host-age" : "age");

export function readAgeCookie({ cookie }: IncomingHttpHeaders, config: { secure: boolean }): AgeCookie {
  const name = getName(config);
  // Parsing all cookies of a request that has none of ours would be wasted work.
  const value = cookie?.includes(name) ? (parseCookie(cookie)[name] ?? "") : "";
  const [pass = "", check = ""] = value.split(":");
  return { pass, check };
}

/** Returns the header that stores the cookie. */
export const formatAgeCookie = (
  { pass, check }: AgeCookie,
  { secure, expires }: { secure: boolean; expires: Date },
): string =>
  stringifySetCookie({
    name: getName({ secure }),
    value: `${pass}:${check}`,
    expires,
    httpOnly: true,
    path: "/",
    sameSite: "lax",
    secure,
  });
