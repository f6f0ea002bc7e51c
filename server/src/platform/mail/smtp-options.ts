import { isLocal } from "../config/exposure.ts";

/**
 * Options for a connection to a mail server. On another machine it must offer encryption: by default, the library would
 * send mails and the password in plain text to a server that does not. `?ignoreTLS=true` turns encryption off.
 */
export function toSmtpOptions(url: string) {
  return { url, requireTLS: !isLocal(new URL(url).hostname) && !isTlsIgnored(url) };
}

export const isTlsIgnored = (url: string): boolean => new URL(url).searchParams.get("ignoreTLS") === "true";
