import type { Context } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { hashRecoveryCode, openSecret, findStep } from "../credentials/one-time-codes.ts";
import { securityAlertMail } from "../job-definitions.ts";
import { selectSecret, consumeRecoveryCode, consumeStep } from "../store/two-factor.ts";
import type { UserRow } from "../store/users.ts";

/** Consumed only after a correct password, so a stranger cannot exhaust it for another account. */
const guessLimit = { calls: 10, seconds: 3600 };
const toGuessKey = (userId: string) => `second-factor ${userId}`;

/** Checks the second factor. Call this only after the password was accepted. */
export async function enforceSecondFactor(
  ctx: Context,
  user: UserRow,
  code: string | undefined,
): Promise<void> {
  if (!user.twoFactorSince) return;
  if (!code?.trim()) throw new Problem("two_factor_required");
  if (!(await isValidCode(ctx, user, code))) throw new Problem("wrong_code");
}

/** For signed-in users. A wrong code is a validation error, because a 401 would make the client refresh its tokens. */
export async function enforceCode(ctx: Context, user: UserRow, code: string | undefined): Promise<void> {
  if (!code?.trim()) throw createCodeProblem("Enter the code from your authenticator app.");
  if (!(await isValidCode(ctx, user, code)))
    throw createCodeProblem("That code is incorrect or was already used. Try again with a new one.");
}

const createCodeProblem = (sentence: string) =>
  new Problem("validation_error", sentence, { details: [`code: ${sentence}`] });

/** Checks an authenticator or recovery code and spends it if it is valid. */
async function isValidCode(ctx: Context, user: UserRow, code: string): Promise<boolean> {
  await consumeGuess(ctx, user);
  const isRight = (await isAppCode(ctx, user.id, code)) || (await isRecoveryCode(ctx, user.id, code));
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

const isRecoveryCode = (ctx: Context, userId: string, code: string) =>
  consumeRecoveryCode(ctx.db, {
    userId,
    hash: hashRecoveryCode(ctx.secrets, userId, code),
    now: ctx.clock.now(),
  });
