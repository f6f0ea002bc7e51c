import { createHash, randomBytes } from "node:crypto";
import type { Platform } from "#platform/context.ts";
import { Problem } from "#platform/problem.ts";
import { deriveNonce, hashCheck, readCheck, type Check } from "../check.ts";
import { insertAnswer } from "../store.ts";
import { buildWalletRequest } from "../wallet/request.ts";
import { walletWorker } from "../wallet/wallet-worker.ts";

/** Describes the request to a wallet. It follows from the check alone, so every node gives the same one. */
export const toWalletRequest = ({ config, secrets }: Platform, check: Check) =>
  buildWalletRequest({ publicUrl: config.publicUrl, id: check.id, nonce: deriveNonce(secrets, check) });

/** Returns the check with this ID while it can still be answered. */
export function findOpenCheck({ secrets, clock }: Platform, id: string): Check | null {
  const check = readCheck(secrets, id);
  return check && check.expiresAt > clock.now() ? check : null;
}

export const hashCode = (code: string): Buffer => createHash("sha256").update(code).digest();

interface WalletAnswer {
  check: Check;
  /** The presentation, or null if the wallet reports an error: the person declined, or has no proof. */
  vpToken: string | null;
  network: string;
}

/**
 * Verifies a wallet's answer and keeps only whether it proves the age. Returns the code with which the browser on the
 * same device redeems it, null for another device, and undefined if the check was answered before.
 */
export async function answerCheck(
  platform: Platform,
  { check, vpToken, network }: WalletAnswer,
): Promise<string | null | undefined> {
  const isAdult = vpToken !== null && (await verifyToken(platform, check, vpToken, network));
  const code = check.flow === "device" ? randomBytes(16).toString("base64url") : null;
  const isFirst = await insertAnswer(platform.db, {
    checkHash: hashCheck(check),
    isAdult,
    codeHash: code === null ? null : hashCode(code),
    expiresAt: check.expiresAt,
  });
  return isFirst ? code : undefined;
}

async function verifyToken(
  platform: Platform,
  check: Check,
  vpToken: string,
  network: string,
): Promise<boolean> {
  const { clientId, responseUri } = toWalletRequest(platform, check);
  const presentation = {
    vpToken,
    clientId,
    responseUri,
    nonce: deriveNonce(platform.secrets, check),
    issuers: platform.config.settings.ageIssuers,
    now: platform.clock.now(),
  };
  try {
    return "isAdult" in (await walletWorker.run("verify", presentation, network));
  } catch (error) {
    // Bytes that end the process prove nothing. A full queue is another matter: the wallet may try again.
    if (error instanceof Problem && error.code === "unsupported_media_type") return false;
    throw error;
  }
}
