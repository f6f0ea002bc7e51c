import type { Credentials } from "@vesper/contract/accounts/accounts";
import { limits } from "@vesper/contract/core/limits";
import { demoPassword } from "@vesper/contract/accounts/demo-password";
import { isStaff } from "@vesper/contract/accounts/role-checks";
import { addMilliseconds } from "#platform/clock.ts";
import { transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { isPassword } from "../credentials/passwords.ts";
import { describeDevice } from "../device.ts";
import { securityAlertMail } from "../job-definitions.ts";
import { mayEnter } from "../policy.ts";
import { hasToken } from "../store/mailed-tokens.ts";
import { isKnownDevice } from "../store/sessions.ts";
import { selectAccountByEmail, type UserRow } from "../store/users.ts";
import { claimAccount, openSession } from "./open-session.ts";
import type { SignedIn } from "./register.ts";
import { enforceSecondFactor } from "./second-factor.ts";
import { formatDate } from "#platform/text/dates.ts";

const networkLimit = { calls: 10, seconds: 900 };
const emailLimit = { calls: 100, seconds: 3600 };
const pause = 1_000;

/** A wrong address and a wrong password take the same path and the same time, and return the same message. */
export async function signIn(
  ctx: Context,
  { email, password, remember, code }: Credentials,
): Promise<SignedIn> {
  await slowDown(ctx, email);
  const user = await selectAccountByEmail(ctx, email);
  if (!(await isPassword(password, user?.passwordHash)) || !user || isPublished(ctx, password)) {
    ctx.security.record("authn_login_fail", ctx, { subject: email, reason: "invalid_credentials" });
    throw new Problem("invalid_credentials");
  }
  await enforceOpen(ctx, user);
  const isProven = await enforceSecondFactor(ctx, user, code);
  await ctx.limiter.reset(toAttemptsKey(ctx, email), networkLimit);
  return enterAccount(ctx, user, { remember, isProven });
}

/** The demo accounts' password is published, so it opens nothing on a site that others can reach. */
const isPublished = ({ config }: Context, password: string) => config.isExposed && password === demoPassword;

/** Refuses banned, suspended and closed accounts, with the reason: the caller has authenticated. */
export async function enforceOpen(ctx: Context, user: UserRow): Promise<void> {
  if (user.closedAt) throw await toClosedProblem(ctx, user.id, user.closedAt);
  enforce(mayEnter(user));
}

/** Opens a session for a person who has proven who they are. */
export async function enterAccount(
  ctx: Context,
  user: UserRow,
  { remember, isProven }: { remember: boolean; isProven: boolean },
): Promise<SignedIn> {
  return transact(ctx, async (tx) => {
    await alertNewDevice(tx, user);
    await claimAccount(tx, user);
    await publish(tx, "user.signed-in", { userId: user.id });
    if (isStaff(user.roles)) {
      tx.afterCommit(() => tx.security.record("authn_login_success", tx, { subject: user.id }));
    }
    return { user, tokens: await openSession(tx, user.id, remember, isProven) };
  });
}

/**
 * Explains the closure only if the owner closed the account. For an account removed by an admin, the response is the
 * same as for an unknown address.
 */
async function toClosedProblem(ctx: Context, userId: string, closedAt: Date): Promise<Problem> {
  if (!(await hasToken(ctx.db, userId, "reopen-account"))) return new Problem("invalid_credentials");
  const erasedOn = formatDate(addMilliseconds(closedAt, limits.account.eraseAfter));
  const message = `This account is closed and will be erased on ${erasedOn}. Until then, you can reopen it with the link we emailed you.`;
  return new Problem("account_closed", message);
}

const toAttemptsKey = (ctx: Context, email: string) => `sign-in ${email} ${ctx.caller.network}`;

/**
 * After too many attempts, a single network is refused. Attempts from many networks are only slowed down, so that a
 * stranger cannot lock a person out.
 */
async function slowDown(ctx: Context, email: string): Promise<void> {
  await ctx.limiter.consume(toAttemptsKey(ctx, email), networkLimit);
  if (!(await ctx.limiter.tryConsume(`sign-in ${email}`, emailLimit))) await ctx.clock.sleep(pause);
}

async function alertNewDevice(ctx: Context, user: UserRow): Promise<void> {
  const { userAgent } = ctx.caller;
  if (!user.email || (await isKnownDevice(ctx.db, user.id, userAgent))) return;
  await enqueue(ctx, securityAlertMail, {
    to: user.email,
    notice: "new-device",
    device: describeDevice(userAgent),
  });
}
