import { createIssuer } from "../../server/test/age/issuer.ts";
import { startOwnSite } from "./own-site.ts";

/** Wallets that visitors might hold: only the first one proves an age to this site. */
export type WalletKind = "adult" | "minor" | "stranger";

/** Starts a site that asks for a proof of age, with wallets of an issuer it trusts and of one it does not know. */
export async function startAgeSite(name: string, settings: Record<string, string> = { AGE_GATE: "proof" }) {
  const now = new Date();
  const [issuer, unknown] = await Promise.all([createIssuer({ now }), createIssuer({ now })]);
  const wallets = {
    adult: issuer.createWallet(),
    minor: issuer.createWallet({ isAdult: false }),
    stranger: unknown.createWallet(),
  };
  const site = await startOwnSite(name, { AGE_ISSUERS: issuer.pem, ...settings });

  /** Answers the request of a link as a wallet does. Returns the address that the wallet opens, if there is one. */
  async function answer(link: string, kind: WalletKind = "adult"): Promise<string | undefined> {
    const address = new URL(link).searchParams.get("response_uri") ?? "";
    const body = new URLSearchParams({ ...wallets[kind].present(link) });
    const reply = await fetch(address, { method: "POST", body });
    if (!reply.ok) throw new Error(`the answer was refused with ${reply.status}`);
    return ((await reply.json()) as { redirect_uri?: string }).redirect_uri;
  }

  /** Returns the link that the QR code of a waiting page contains. */
  async function readCode(pageUrl: string): Promise<string> {
    const id = new URL(pageUrl).pathname.split("/").at(-1) ?? "";
    const reply = await fetch(`${site.url}/api/v1/age/checks/${id}`);
    return ((await reply.json()) as { data: { link: string } }).data.link;
  }

  return { ...site, answer, readCode };
}

export type AgeSite = Awaited<ReturnType<typeof startAgeSite>>;
