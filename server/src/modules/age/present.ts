import type { AgeCheck } from "@vesper/contract/accounts/age-proof";
import type { Check } from "./check.ts";
import type { WalletRequest } from "./wallet/request.ts";

export const presentCheck = (
  { flow, expiresAt }: Check,
  { link }: WalletRequest,
  status: AgeCheck["status"],
): AgeCheck => ({
  flow: flow === "device" ? "device" : "qr",
  link,
  expiresAt: expiresAt.toISOString(),
  status,
});
