import { limits } from "@vesper/contract/core/limits";
import { addMilliseconds } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import type { TokenPurpose } from "#platform/database/tables/accounts.ts";
import { sendLimitedMail } from "#platform/mail/send-limited.ts";
import { Problem } from "#platform/problem.ts";
import { hashMailedToken, createMailedToken } from "../credentials/mailed-token.ts";
import { createUndoToken, type FormerAddress } from "../credentials/undo-token.ts";
import {
  composeChangeMail,
  composeClosingMail,
  composeResetMail,
  composeTakenMail,
  composeUndoMail,
  composeVerificationMail,
} from "../mails.ts";
import { selectEmailChangeByUser } from "../store/email-changes.ts";
import {
  hasToken,
  insertMailedToken,
  isAddressReserved,
  selectUsedToken,
  spendMailedToken,
} from "../store/mailed-tokens.ts";
import { selectAccountByEmail, selectClosedUser, selectUser, type UserRow } from "../store/users.ts";
import { mailEmailChange } from "./mail-email-change.ts";

/** The undo link for a former address is created together with the email change. */
type LinkPurpose = Exclude<TokenPurpose, "undo-email">;

const lifetimes: Record<LinkPurpose, number> = {
  "verify-email": limits.token.verifyEmail,
  "reset-password": limits.token.reset,
  "reopen-account": limits.token.undoClose,
  "undo-two-factor": limits.token.undoTwoFactor,
};

/** Mails that anyone can request, strangers included. */
const mailComposers = {
  "verify-email": composeVerificationMail,
  "reset-password": composeResetMail,
  "reopen-account": composeClosingMail,
};

/**
 * Creates a single-use link to the page named after its purpose, which also sets how long it is valid. Only its hash
 * is stored.
 */
export async function createLink(
  ctx: Context,
  user: UserRow,
  purpose: LinkPurpose,
  given: { lifetime?: number; email?: string } = {},
): Promise<string> {
  const { link, stored } = buildLink(ctx, user, purpose, given);
  await insertMailedToken(ctx.db, stored);
  return link;
}

/** Builds a link that is valid once `stored` is inserted. */
export function buildLink(
  ctx: Context,
  user: UserRow,
  purpose: LinkPurpose,
  { lifetime = lifetimes[purpose], email = user.email ?? "" }: { lifetime?: number; email?: string },
) {
  const token = createMailedToken();
  const now = ctx.clock.now();
  const stored = {
    hash: hashMailedToken(token),
    userId: user.id,
    purpose,
    email,
    createdAt: now,
    expiresAt: addMilliseconds(now, lifetime),
  };
  return { link: `${ctx.config.publicUrl}/${purpose}?token=${token}`, stored };
}

async function mailLink(
  ctx: Context,
  user: UserRow | undefined,
  purpose: keyof typeof mailComposers,
): Promise<void> {
  if (!user?.email) return;
  const link = await createLink(ctx, user, purpose);
  await sendLimitedMail(ctx, purpose, { to: user.email, ...mailComposers[purpose](ctx.config, link) });
}

/** Mails the link to the pending address if there is one, otherwise to the current address while it is unconfirmed. */
export async function mailVerificationLink(ctx: Context, userId: string): Promise<void> {
  const user = await selectUser(ctx, userId);
  const emailChange = await selectEmailChangeByUser(ctx.db, userId);
  if (emailChange) await mailEmailChange(ctx, emailChange.id);
  else if (user?.pendingEmail) await mailChangeLink(ctx, user, user.pendingEmail);
  else if (!user?.emailVerifiedAt) await mailLink(ctx, user, "verify-email");
}

/** If the address already has an account, notifies its owner instead: the requester must not learn that it exists. */
async function mailChangeLink(ctx: Context, user: UserRow, email: string): Promise<void> {
  const isTaken =
    (await selectAccountByEmail(ctx, email)) !== undefined ||
    (await isAddressReserved(ctx.db, { userId: user.id, email, now: ctx.clock.now() }));
  if (isTaken) return sendLimitedMail(ctx, "address-taken", { to: email, ...composeTakenMail(ctx.config) });
  const link = await createLink(ctx, user, "verify-email", { email });
  await sendLimitedMail(ctx, "change-email", { to: email, ...composeChangeMail(ctx.config, link) });
}

/** `isOwed` is set after the password was revoked: the link is then the only way in, so no rate limit applies. */
export async function mailResetLink(ctx: Context, email: string, isOwed = false): Promise<void> {
  const user = await selectAccountByEmail(ctx, email);
  if (user?.closedAt && !isOwed) return mailReopenLink(ctx, user);
  if (!user || user.closedAt || !(await mayBeReset(ctx, user))) return;
  if (!isOwed) return mailLink(ctx, user, "reset-password");
  const link = await createLink(ctx, user, "reset-password");
  await ctx.mailer.send({ to: email, ...composeResetMail(ctx.config, link) });
}

/**
 * Allows a reset only through a confirmed address or the one given at registration: older releases replaced addresses
 * without confirmation.
 */
const mayBeReset = async (ctx: Context, user: UserRow) =>
  user.emailVerifiedAt !== null || !(await hasToken(ctx.db, user.id, "undo-email"));

/** Mails a link only if the owner closed the account; an account removed by an admin has no `reopen-account` token. */
async function mailReopenLink(ctx: Context, user: UserRow): Promise<void> {
  if (await hasToken(ctx.db, user.id, "reopen-account")) await mailLink(ctx, user, "reopen-account");
}

export async function mailClosingLink(ctx: Context, userId: string): Promise<void> {
  await mailLink(ctx, await selectClosedUser(ctx, userId), "reopen-account");
}

export async function mailUndoLink(ctx: Context, former: FormerAddress): Promise<void> {
  const link = `${ctx.config.publicUrl}/undo-email?token=${createUndoToken(ctx.secrets, former)}`;
  await ctx.mailer.send({ to: former.email, ...composeUndoMail(ctx.config, link) });
}

/**
 * Marks a mailed link as used and returns its owner. `explainUsed` may throw a more specific problem if it was
 * already used.
 */
export async function spendLink(
  ctx: Context,
  purpose: TokenPurpose,
  token: string,
  explainUsed?: (link: { userId: string; email: string }) => Promise<void>,
): Promise<{ userId: string; email: string; createdAt: Date }> {
  const hash = hashMailedToken(token);
  const spent = await spendMailedToken(ctx.db, { hash, purpose, now: ctx.clock.now() });
  if (spent) return spent;
  const used = explainUsed && (await selectUsedToken(ctx.db, { hash, purpose }));
  if (used) await explainUsed(used);
  throw new Problem("invalid_token");
}
