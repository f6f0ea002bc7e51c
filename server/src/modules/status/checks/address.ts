import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { TLSSocket } from "node:tls";
import { isLocal } from "#platform/config/exposure.ts";
import { day } from "#platform/clock.ts";
import { requestPublic, type FetchRules } from "#platform/fetch/fetch-public.ts";
import { attention, broken, ok, unused, type StatusCheck } from "../check.ts";
import { describeError } from "../describe-error.ts";
import { formatCount } from "../format.ts";

/** Certificates are usually renewed a month before they end. */
const renewalDays = 14;

/** Creates the check. Tests pass other rules; no setting can, because the guard protects the operator's network. */
export const createAddressCheck = (rules: Partial<FetchRules> = {}): StatusCheck => ({
  name: "address",
  title: "Public address",
  about: "Whether this site answers under PUBLIC_URL, and how long its certificate is valid",
  async run({ config: { publicUrl, production, secure } }) {
    const url = new URL(publicUrl);
    const guarded = { seconds: 5, bytes: 1024, ports: ["80", "443", url.port], ...rules };
    if (isLocal(url.hostname) && !rules.isAllowed) {
      const found = `${publicUrl} is an address of this machine.`;
      return production ? attention({ found, ...localInProduction }) : unused(found);
    }
    try {
      const daysLeft = await probeSite(publicUrl, guarded);
      if (!secure)
        return production
          ? attention({ found: `${publicUrl} answers.`, ...unencrypted })
          : ok(`${publicUrl} answers.`);
      const found = `${publicUrl} answers. Its certificate is valid for ${formatCount(daysLeft, "day")}.`;
      if (daysLeft < renewalDays) return attention({ found, ...expiring });
      return (await redirectsToHttps(url, guarded)) ? ok(found) : attention({ found, ...noRedirect });
    } catch (error) {
      return broken({
        found: `${publicUrl} did not answer as this site.`,
        problem: `People cannot reach the site at its address: ${describeError(error)}.`,
        remedy: "Check PUBLIC_URL, the DNS entry, the reverse proxy and its certificate.",
      });
    }
  },
});

export const addressCheck = createAddressCheck();

/** Requests the liveness probe through the public address. Returns the days for which the certificate is valid. */
async function probeSite(publicUrl: string, rules: Partial<FetchRules>): Promise<number> {
  const reply = await requestPublic(`${publicUrl}/healthz`, rules);
  const daysLeft = getCertificateDays(reply);
  const body = await text(reply);
  if (reply.statusCode !== 200 || !body.includes('"alive"')) {
    throw new Error(`it answered with status ${reply.statusCode} and not as this site`);
  }
  return daysLeft;
}

function getCertificateDays({ socket }: IncomingMessage): number {
  if (!(socket instanceof TLSSocket)) return 0;
  return Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / day);
}

/** A closed port 80 is fine: nobody is served without encryption. */
async function redirectsToHttps({ hostname, port }: URL, rules: Partial<FetchRules>): Promise<boolean> {
  // Another port than the usual one has no counterpart without encryption.
  if (port) return true;
  try {
    const reply = await requestPublic(`http://${hostname}/`, rules);
    reply.destroy();
    return reply.headers.location?.startsWith("https:") ?? false;
  } catch {
    return true;
  }
}

const localInProduction = {
  problem: "PUBLIC_URL is an address of this machine. Links in mails lead nowhere for everyone else.",
  remedy: "Set PUBLIC_URL to the address that people use, for example https://www.example.test.",
};
const unencrypted = {
  problem: "The site is served without encryption. Passwords can be read on the way.",
  remedy: "Put a reverse proxy with a certificate in front and set PUBLIC_URL to the https address.",
};
const expiring = {
  problem: "The certificate ends soon.",
  remedy: "Renew it, and find out why it was not renewed automatically.",
};
const noRedirect = {
  problem: "The address without encryption does not lead to the encrypted one.",
  remedy: "Let the reverse proxy redirect http to https.",
};
