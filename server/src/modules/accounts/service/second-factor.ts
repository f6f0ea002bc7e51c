import type { Context } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { hashRecoveryCode, openSecret, stepOf } from "../credentials/one-time-codes.ts";
import { noticeMail } from "../job-definitions.ts";
import { selectSecret, takeRecoveryCode, takeStep } from "../store/two-factor.ts";
import type { UserRow } from "../store/users.ts";

/** Counted only for those who know the password: no stranger can use them up for somebody else. */
const guesses = { calls: 10, seconds: 3600 };
const guessesKey = (userId: string) => `second-factor ${userId}`;

/** Asked after the password was right. */
export async function enforceSecondFactor(
  ctx: Context,
  user: UserRow,
  code: string | undefined,
): Promise<void> {
  if (!user.twoFactorSince) return;
  if (!code?.trim()) throw new Problem("two_factor_required");
  if (!(await isCode(ctx, user, code))) throw new Problem("wrong_code");
}

/** For those who are signed in: a 401 would start a token refresh. */
export async function enforceCode(ctx: Context, user: UserRow, code: string | undefined): Promise<void> {
  if (!code?.trim()) throw codeProblem("Please enter the code of your authenticator app.");
  if (!(await isCode(ctx, user, code))) throw codeProblem("This code is not right, or was already used.");
}

const codeProblem = (sentence: string) =>
  new Problem("validation_error", sentence, { details: [`code: ${sentence}`] });

/** Whether a code of the app or a recovery code is right. It is spent by this. */
async function isCode(ctx: Context, user: UserRow, code: string): Promise<boolean> {
  await takeGuess(ctx, user);
  const isRight = (await isAppCode(ctx, user.id, code)) || (await isRecoveryCode(ctx, user.id, code));
  if (isRight) await forgetGuesses(ctx, user.id);
  return isRight;
}

export const forgetGuesses = (ctx: Context, userId: string) =>
  ctx.limiter.forget(guessesKey(userId), guesses);

/** Whoever fails this often knows the password, so its owner is told. */
async function takeGuess(ctx: Context, user: UserRow): Promise<void> {
  try {
    await ctx.limiter.take(guessesKey(user.id), guesses);
  } catch (refusal) {
    if (user.email) {
      const mail = { to: user.email, notice: "codes-guessed", device: "" } as const;
      await enqueue(ctx, noticeMail, mail, { once: `codes-guessed ${user.id}` });
    }
    throw refusal;
  }
}

async function isAppCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  const row = await selectSecret(ctx.db, userId);
  if (!row) return false;
  const secret = openedSecret(ctx, userId, row.secret);
  const step = secret && stepOf(secret, code.replaceAll(/\s/g, ""), ctx.clock.now());
  return step !== null && takeStep(ctx.db, userId, step);
}

/** Nothing when the server was given another key since; only its operator can help then. */
function openedSecret(ctx: Context, userId: string, sealed: Buffer): Buffer | null {
  try {
    return openSecret(ctx.secrets, userId, sealed);
  } catch (error) {
    ctx.log.error({ err: error, userId }, "a two-factor secret was sealed with another key");
    return null;
  }
}

const isRecoveryCode = (ctx: Context, userId: string, code: string) =>
  takeRecoveryCode(ctx.db, {
    userId,
    hash: hashRecoveryCode(ctx.secrets, userId, code),
    now: ctx.clock.now(),
  });
