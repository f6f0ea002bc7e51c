import { limits } from "@vesper/contract/core/limits";
import type { Context } from "../context.ts";
import type { Mail } from "./mailer.ts";

/** Mail that a stranger can trigger by entering another person's address. All other mail is always sent. */
export type LimitedMailKind =
  | "verify-email"
  | "change-email"
  | "reset-password"
  | "reopen-account"
  | "address-taken"
  | "notice-receipt"
  | "notice-confirmation";

const allowance = { calls: limits.mail.perHour, seconds: 3600 };

/** Sends up to three mails of a kind per recipient and hour, and drops the rest. */
export async function sendLimitedMail(ctx: Context, kind: LimitedMailKind, mail: Mail): Promise<void> {
  const key = `mail ${kind} ${mail.to.toLowerCase()}`;
  if (!(await ctx.limiter.tryConsume(key, allowance))) {
    ctx.log.info({ kind }, "mail dropped, recipient rate limit reached");
    return;
  }
  try {
    await ctx.mailer.send(mail);
  } catch (error) {
    // An unsent mail must not count against the limit, because the job is retried.
    await ctx.limiter.reset(key, allowance);
    throw error;
  }
}
