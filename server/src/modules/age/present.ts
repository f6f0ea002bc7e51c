import type { AgeCheck, CheckFlow } from "@vesper/contract/accounts/age-proof";
import type { Check } from "./check.ts";
import type { WalletRequest } from "./wallet/request.ts";

export const presentCheck = (
  { flow, expiresAt }: Check & { flow: CheckFlow },
  { link }: WalletRequest,
  status: AgeCheck["status"],
): AgeCheck => ({
  flow,
  link,
  expiresAt: expiresAt.toISOString(),
  status,
});
