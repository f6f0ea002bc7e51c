import { signedIn, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { hashRecoveryCode, openSecret, findStep } from "../credentials/one-time-codes.ts";
import { describeDevice } from "../device.ts";
import { securityAlertMail } from "../job-definitions.ts";
import { isSecondFactorRequired } from "../policy.ts";
import { updateAuthenticatedAt } from "../store/sessions.ts";
import { selectSecret, consumeRecoveryCode, consumeStep } from "../store/two-factor.ts";
import type { UserRow } from "../store/users.ts";
import { getSelf } from "./self.ts";

/** Consumed only after a correct password, so a stranger cannot exhaust it for another account. */
const guessLimit = { calls: 10, seconds: 3600 };
const toGuessKey = (userId: string) => `second-factor ${userId}`;

/**
 * Checks the second factor, and returns whether the account has one. Call this only after the password was accepted. The
 * passkey of a member replaces the password; that of staff is also required beside it, or a recovery code instead.
 */
export async function enforceSecondFactor(
  ctx: Context,
  user: UserRow,
  code: string | undefined,
): Promise<boolean> {
  if (!needsCode(ctx, user)) return false;
  if (!code?.trim()) throw new Problem(user.twoFactorSince ? "two_factor_required" : "passkey_required");
  if (!(await isValidCode(ctx, user, code))) throw new Problem("wrong_code");
  return true;
}

/** Whether the password alone does not open the account. */
export const needsCode = ({ config }: Context, { roles, twoFactorSince, passkeySince }: UserRow): boolean =>
  twoFactorSince !== null || (passkeySince !== null && isSecondFactorRequired(config, roles));

/** For signed-in users. A wrong code is a validation error, because a 401 would make the client refresh its tokens. */
export async function enforceCode(ctx: Context, user: UserRow, code: string | undefined): Promise<void> {
  if (!code?.trim()) throw createMissingProblem(user);
  if (!(await isValidCode(ctx, user, code))) throw createWrongProblem();
}

/** Accepts a code of the app only, from the secret that is about to be enabled. */
export async function enforceAppCode(ctx: Context, user: UserRow, code: string): Promise<void> {
  await consumeGuess(ctx, user);
  if (!(await isAppCode(ctx, user.id, code))) throw createWrongProblem();
  await resetGuesses(ctx, user.id);
}

/**
 * Returns the signed-in user if they may add a second factor. A session that has not proven an existing one may not:
 * a thief of the password would add another.
 */
export async function enforceMayEnroll(ctx: Context): Promise<UserRow> {
  const user = await getSelf(ctx);
  if (signedIn(ctx).needsSecondFactor && needsCode(ctx, user)) throw new Problem("reauthentication_required");
  return user;
}

/** Records that this session has proven a second factor. */
export async function markProven(tx: Transaction): Promise<void> {
  const { sessionId, userId } = signedIn(tx);
  await updateAuthenticatedAt(tx.db, { sessionId, userId, now: tx.clock.now(), isProven: true });
  await publish(tx, "user.changed", { userId });
}

const createMissingProblem = ({ twoFactorSince }: UserRow) =>
  createCodeProblem(
    twoFactorSince
      ? "Enter the code from your authenticator app."
      : "Use your passkey, or enter a recovery code.",
  );

const createWrongProblem = () =>
  createCodeProblem("That code is incorrect or was already used. Try again with a new one.");

const createCodeProblem = (sentence: string) =>
  new Problem("validation_error", sentence, { details: [`code: ${sentence}`] });

/** Checks an authenticator or recovery code and spends it if it is valid. */
async function isValidCode(ctx: Context, user: UserRow, code: string): Promise<boolean> {
  await consumeGuess(ctx, user);
  const isRight =
    (user.twoFactorSince !== null && (await isAppCode(ctx, user.id, code))) ||
    (await isRecoveryCode(ctx, user, code));
  if (isRight) await resetGuesses(ctx, user.id);
  return isRight;
}

export const resetGuesses = (ctx: Context, userId: string) =>
  ctx.limiter.reset(toGuessKey(userId), guessLimit);

/** Alerts the owner if the limit is exceeded: only someone with the correct password can get this far. */
async function consumeGuess(ctx: Context, user: UserRow): Promise<void> {
  try {
    await ctx.limiter.consume(toGuessKey(user.id), guessLimit);
  } catch (refusal) {
    if (user.email) {
      const mail = { to: user.email, notice: "codes-guessed", device: "" } as const;
      await enqueue(ctx, securityAlertMail, mail, { once: `codes-guessed ${user.id}` });
    }
    throw refusal;
  }
}

async function isAppCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  const row = await selectSecret(ctx.db, userId);
  if (!row) return false;
  const secret = findSecret(ctx, userId, row.secret);
  const step = secret && findStep(secret, code.replaceAll(/\s/g, ""), ctx.clock.now());
  return step !== null && consumeStep(ctx.db, userId, step);
}

/**
 * Returns null if the server's key has changed since the secret was sealed. Only the operator can help in that case.
 */
function findSecret(ctx: Context, userId: string, sealed: Buffer): Buffer | null {
  try {
    return openSecret(ctx.secrets, userId, sealed);
  } catch (error) {
    ctx.log.error({ err: error, userId }, "two-factor secret sealed with another key");
    return null;
  }
}

/** Tells the owner by mail: a code on paper is easier to take than a phone. */
async function isRecoveryCode(ctx: Context, { id: userId, email }: UserRow, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(ctx.secrets, userId, code);
  const isSpent = await consumeRecoveryCode(ctx.db, { userId, hash, now: ctx.clock.now() });
  if (isSpent && email) {
    const device = describeDevice(ctx.caller.userAgent);
    await enqueue(ctx, securityAlertMail, { to: email, notice: "recovery-code-used", device });
  }
  return isSpent;
}
