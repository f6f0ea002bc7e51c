import type { SecondFactorState } from "@vesper/contract/accounts/two-factor";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { createRecoveryCodes, hashRecoveryCode } from "../credentials/one-time-codes.ts";
import { securityAlertMail } from "../job-definitions.ts";
import { isSecondFactorRequired } from "../policy.ts";
import { countRecoveryCodes, deleteRecoveryCodes, insertRecoveryCodes } from "../store/two-factor.ts";
import type { UserRow } from "../store/users.ts";
import { getSelf } from "./self.ts";

/** Stores new codes as hashes in place of the old ones, and returns them: they are never shown again. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = createRecoveryCodes();
  await deleteRecoveryCodes(tx.db, userId);
  await insertRecoveryCodes(
    tx.db,
    userId,
    codes.map((code) => hashRecoveryCode(tx.secrets, userId, code)),
  );
  return codes;
}

export async function renewRecoveryCodes(ctx: Context): Promise<string[]> {
  const user = await getSelf(ctx);
  if (!hasFactor(user))
    throw new Problem("conflict", "Recovery codes come with a passkey or two-factor sign-in. Add one first.");
  return transact(ctx, async (tx) => {
    const codes = await replaceRecoveryCodes(tx, signedIn(tx).userId);
    if (user.email)
      await enqueue(tx, securityAlertMail, { to: user.email, notice: "codes-renewed", device: "" });
    return codes;
  });
}

const hasFactor = ({ twoFactorSince, passkeySince }: UserRow) =>
  twoFactorSince !== null || passkeySince !== null;

/** Deletes the codes of an account whose last second factor was removed: nothing asks for them anymore. */
export async function deleteIdleCodes(tx: Transaction, user: UserRow): Promise<void> {
  if (!hasFactor(user)) await deleteRecoveryCodes(tx.db, user.id);
}

/** Returns whether the role requires a second factor, whether this session still lacks it, and the codes left. */
export async function getSecondFactor(ctx: Context): Promise<SecondFactorState> {
  const { roles, id } = await getSelf(ctx);
  return {
    isRequired: isSecondFactorRequired(ctx.config, roles),
    isMissing: signedIn(ctx).needsSecondFactor ?? false,
    recoveryCodesLeft: await countRecoveryCodes(ctx.db, id),
  };
}
