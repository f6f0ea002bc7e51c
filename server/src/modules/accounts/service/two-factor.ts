import * as store from "../store/two-factor.ts";
import { audit } from "#modules/moderation/index.ts";
import { nameForOwner } from "#platform/identity/account-name.ts";
import { type Context, signedIn, transact } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import {
  describeSecret,
  hashRecoveryCode,
  newRecoveryCodes,
  newSecret,
  sealSecret,
} from "../credentials/one-time-codes.ts";
import { noticeMail, twoFactorMail } from "../job-definitions.ts";
import { switchOff } from "../store/two-factor.ts";
import { selectUser, selectUserByEmail, type UserRow } from "../store/users.ts";
import { endSessions } from "./open-session.ts";
import { spendLink } from "./mailed-links.ts";
import { confirmedSelf, shutEveryoneOut, unknownPassword } from "./passwords.ts";
import { getSelf } from "./profile.ts";
import { enforceCode } from "./second-factor.ts";

const alreadyOn = () => new Problem("conflict", "Two-factor login is already on.");

export async function setUpTwoFactor(ctx: Context): Promise<{ secret: string; otpauthUrl: string }> {
  const user = await getSelf(ctx);
  const secret = newSecret();
  const sealed = sealSecret(ctx.secrets, user.id, secret);
  const isStored = await store.upsertSecret(ctx.db, {
    userId: user.id,
    secret: sealed,
    now: ctx.clock.now(),
  });
  if (!isStored) throw alreadyOn();
  return describeSecret(secret, {
    issuer: ctx.config.site.name,
    label: user.email ?? nameForOwner(user.name),
  });
}

/** On once a code shows that the app has the secret. Devices that signed in without one are signed out. */
export async function enableTwoFactor(
  ctx: Context,
  code: string,
): Promise<{ recoveryCodes: string[]; user: UserRow }> {
  const { userId, sessionId } = signedIn(ctx);
  const user = await getSelf(ctx);
  if (user.twoFactorSince) throw alreadyOn();
  await enforceCode(ctx, user, code);

  const recoveryCodes = newRecoveryCodes();
  return transact(ctx, async (tx) => {
    if (!(await store.switchOn(tx.db, userId, tx.clock.now()))) throw alreadyOn();
    const hashes = recoveryCodes.map((one) => hashRecoveryCode(tx.secrets, userId, one));
    await store.insertRecoveryCodes(tx.db, userId, hashes);
    await endSessions(tx, { userId, besides: sessionId }, "revoked");
    await publish(tx, "user.changed", { userId });
    await enqueue(tx, twoFactorMail, { userId });
    return { recoveryCodes, user: await getSelf(tx) };
  });
}

export async function disableTwoFactor(ctx: Context, password: string, code: string): Promise<UserRow> {
  const user = await confirmedSelf(ctx, password);
  if (!user.twoFactorSince) throw new Problem("conflict", "Two-factor login is not on.");
  await enforceCode(ctx, user, code);
  return transact(ctx, async (tx) => {
    await store.switchOff(tx.db, user.id, tx.clock.now());
    await publish(tx, "user.changed", { userId: user.id });
    if (user.email) await enqueue(tx, noticeMail, { to: user.email, notice: "two-factor-off", device: "" });
    return getSelf(tx);
  });
}

/** For whoever runs the site, once a person without phone and codes has shown who they are. */
export async function dropTwoFactor(ctx: Context, email: string): Promise<boolean> {
  return transact(ctx, async (tx) => {
    const user = await selectUserByEmail(tx.db, email);
    if (!user?.twoFactorSince) return false;
    await store.switchOff(tx.db, user.id, tx.clock.now());
    await publish(tx, "user.changed", { userId: user.id });
    await enqueue(tx, noticeMail, { to: email, notice: "two-factor-off", device: "" });
    await audit(tx, { action: "user.two_factor_dropped", subject: { type: "user", id: user.id } });
    return true;
  });
}

/** Takes back a second factor that someone else added: they knew the password, so it stops working too. */
export async function undoTwoFactor(ctx: Context, token: string): Promise<void> {
  const passwordHash = await unknownPassword();
  await transact(ctx, async (tx) => {
    const { userId, email, createdAt } = await spendLink(tx, "undo-two-factor", token);
    const user = await selectUser(tx.db, userId);
    // Neither for a factor that was added later, nor through an address that is no longer the account's.
    const isMeant = user?.twoFactorSince && user.twoFactorSince <= createdAt && user.email === email;
    if (!isMeant) throw new Problem("invalid_token");
    await switchOff(tx.db, userId, tx.clock.now());
    await shutEveryoneOut(tx, userId, { email, passwordHash });
  });
}
