import { timingSafeEqual } from "node:crypto";
import type { Platform } from "#platform/context.ts";
import { hashCheck, isOwnCheck, readCheck, type Check } from "../check.ts";
import * as store from "../store.ts";
import { hashCode } from "./answer.ts";

/** How a check stands for the browser that asks. `ended` also covers checks of other browsers. */
export type Outcome = "proven" | "waiting" | "refused" | "expired" | "ended";

interface Redemption {
  id: string;
  /** The secret in the browser's cookie. */
  secret: string;
  /** The code that the wallet handed over, if it did. */
  code: string | undefined;
}

/** Redeems the answer to a check, once, for the browser that asked. */
export async function redeemCheck(
  { db, secrets, clock }: Platform,
  { id, secret, code }: Redemption,
): Promise<Outcome> {
  const check = readCheck(secrets, id);
  if (!check || !isOwnCheck(check, secret)) return "ended";
  if (check.expiresAt <= clock.now()) return "expired";
  const answer = await store.selectAnswer(db, hashCheck(check));
  if (!answer) return "waiting";
  if (!answer.isAdult) return "refused";
  if (!hasCode(check, answer.codeHash, code)) return "waiting";
  return (await store.redeemAnswer(db, hashCheck(check))) ? "proven" : "ended";
}

/**
 * On the same device, only the browser that the wallet returned to may redeem. Otherwise a link sent to someone else
 * would have them prove the age of its sender.
 */
function hasCode({ flow }: Check, codeHash: Uint8Array | null, code: string | undefined): boolean {
  if (flow !== "device") return true;
  return codeHash !== null && code !== undefined && timingSafeEqual(codeHash, hashCode(code));
}

/** Whether a browser that polls may go on: the answer is there, and no code is needed to redeem it. */
export async function isAnswered({ db }: Platform, check: Check): Promise<boolean> {
  const answer = await store.selectAnswer(db, hashCheck(check));
  return answer !== undefined && (check.flow !== "device" || !answer.isAdult || answer.isRedeemed);
}
