import type { SetupMail } from "@vesper/contract/core/setup";

/** Query parameter that nodemailer reads from the address of a server without implicit TLS. */
const securityParameters = { tls: undefined, starttls: "requireTLS", none: "ignoreTLS" } as const;

/** Returns the address of a mail server as `SMTP_URL` has it. */
export function toSmtpUrl({ host, port, security, user, password }: SetupMail): string {
  const url = new URL(
    `${security === "tls" ? "smtps" : "smtp"}://${host.includes(":") ? `[${host}]` : host}:${port}`,
  );
  url.username = encodeURIComponent(user);
  url.password = user ? encodeURIComponent(password) : "";
  const parameter = securityParameters[security];
  if (parameter) url.searchParams.set(parameter, "true");
  return url.href;
}

export function fromSmtpUrl(address: string): SetupMail {
  const url = new URL(address);
  const isSecure = url.protocol === "smtps:";
  const security = isSecure ? "tls" : url.searchParams.has("ignoreTLS") ? "none" : "starttls";
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ""),
    port: Number(url.port || (isSecure ? 465 : 587)),
    security,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
}

/** An empty password means the stored one, but only for the server and user that it belongs to. */
export function withStoredPassword(smtpUrl: string | undefined, mail: SetupMail): SetupMail {
  const stored = smtpUrl && !mail.password ? fromSmtpUrl(smtpUrl) : undefined;
  const isSame = stored?.host === mail.host && stored.user === mail.user;
  return isSame ? { ...mail, password: stored.password } : mail;
}
