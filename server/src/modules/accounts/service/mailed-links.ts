import { limits } from "@vesper/contract/limits";
import { later } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import type { TokenPurpose } from "#platform/database/tables/accounts.ts";
import { Problem } from "#platform/problem.ts";
import { hashMailedToken, newMailedToken } from "../credentials/mailed-token.ts";
import { undoToken, type FormerAddress } from "../credentials/undo-token.ts";
import { closingLetter, invitationLetter, resetLetter, undoLetter, verificationLetter } from "../mails.ts";
import { insertMailedToken, spendMailedToken } from "../store/mailed-tokens.ts";
import { selectClosedUser, selectUser, selectUserByEmail, type UserRow } from "../store/users.ts";

/** The link to a former address is made with the change itself. */
type LinkPurpose = Exclude<TokenPurpose, "undo-email">;

const lifetimes: Record<LinkPurpose, number> = {
  "verify-email": limits.token.verifyEmail,
  "reset-password": limits.token.reset,
  "reopen-account": limits.token.undoClose,
};

const letters = {
  "verify-email": verificationLetter,
  "reset-password": resetLetter,
  "reopen-account": closingLetter,
};

const pages: Record<LinkPurpose, string> = {
  "verify-email": "/verify-email",
  "reset-password": "/reset-password",
  "reopen-account": "/reopen-account",
};

/** A link that works once, for as long as its purpose allows. Only its hash is kept. */
export async function makeLink(
  ctx: Context,
  user: UserRow,
  purpose: LinkPurpose,
  lifetime = lifetimes[purpose],
): Promise<string> {
  const token = newMailedToken();
  const now = ctx.clock.now();
  await insertMailedToken(ctx.db, {
    hash: hashMailedToken(token),
    userId: user.id,
    purpose,
    email: user.email ?? "",
    createdAt: now,
    expiresAt: later(now, lifetime),
  });
  return `${ctx.config.publicUrl}${pages[purpose]}?token=${token}`;
}

async function mailLink(ctx: Context, user: UserRow | undefined, purpose: LinkPurpose): Promise<void> {
  if (!user?.email) return;
  const link = await makeLink(ctx, user, purpose);
  await ctx.mailer.send({ to: user.email, ...letters[purpose](ctx.config, link) });
}

export async function mailVerificationLink(ctx: Context, userId: string): Promise<void> {
  const user = await selectUser(ctx.db, userId);
  if (!user?.emailVerifiedAt) await mailLink(ctx, user, "verify-email");
}

export async function mailResetLink(ctx: Context, email: string): Promise<void> {
  await mailLink(ctx, await selectUserByEmail(ctx.db, email), "reset-password");
}

/** For somebody who has an account and no password of their own yet. */
export async function mailInvitation(ctx: Context, userId: string): Promise<void> {
  const user = await selectUser(ctx.db, userId);
  if (!user?.email) return;
  const link = await makeLink(ctx, user, "reset-password", limits.token.invitation);
  await ctx.mailer.send({ to: user.email, ...invitationLetter(ctx.config, link) });
}

export async function mailClosingLink(ctx: Context, userId: string): Promise<void> {
  await mailLink(ctx, await selectClosedUser(ctx.db, userId), "reopen-account");
}

export async function mailUndoLink(ctx: Context, former: FormerAddress): Promise<void> {
  const link = `${ctx.config.publicUrl}/undo-email?token=${undoToken(ctx.secrets, former)}`;
  await ctx.mailer.send({ to: former.email, ...undoLetter(ctx.config, link) });
}

/** Whom a mailed link belongs to. It works once. */
export async function spendLink(
  ctx: Context,
  purpose: TokenPurpose,
  token: string,
): Promise<{ userId: string; email: string; createdAt: Date }> {
  const spent = await spendMailedToken(ctx.db, {
    hash: hashMailedToken(token),
    purpose,
    now: ctx.clock.now(),
  });
  if (!spent) throw new Problem("invalid_token");
  return spent;
}
