import type { Platform } from "#platform/context.ts";
import { deriveNonce, hashCheck, isOwnCheck, readCheck, type Check } from "../check.ts";
import type { AgeProvider, ProviderCheck } from "../providers/provider.ts";
import { insertAnswer } from "../store.ts";
import type { Outcome } from "./redeem.ts";

const toProviderCheck = ({ config, secrets }: Platform, check: Check): ProviderCheck => ({
  nonce: deriveNonce(secrets, check),
  audience: new URL(config.publicUrl).origin,
  returnUrl: `${config.publicUrl}/age/provider/return/${check.id}`,
});

export const toProviderAddress = (platform: Platform, provider: AgeProvider, check: Check): string =>
  provider.toAddress(toProviderCheck(platform, check));

interface ProviderAnswer {
  id: string;
  /** The secret in the browser's cookie. */
  secret: string;
  answer: URLSearchParams;
}

/** Accepts the provider's answer, once, from the browser that asked. */
export async function answerFromProvider(
  platform: Platform,
  provider: AgeProvider,
  { id, secret, answer }: ProviderAnswer,
): Promise<Outcome> {
  const { db, secrets, clock } = platform;
  const check = readCheck(secrets, id);
  if (check?.flow !== "provider" || !isOwnCheck(check, secret)) return "ended";
  const now = clock.now();
  if (check.expiresAt <= now) return "expired";
  if (!(await provider.verify(answer, toProviderCheck(platform, check), now))) return "refused";
  const isFirst = await insertAnswer(db, {
    checkHash: hashCheck(check),
    isAdult: true,
    codeHash: null,
    isRedeemed: true,
    expiresAt: check.expiresAt,
  });
  return isFirst ? "proven" : "ended";
}
