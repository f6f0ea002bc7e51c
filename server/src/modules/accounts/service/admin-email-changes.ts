import { limits } from "@vesper/contract/core/limits";
import { v7 as newId } from "uuid";
import { audit } from "#modules/moderation/index.ts";
import { notify } from "#modules/notifications/index.ts";
import { addMilliseconds } from "#platform/clock.ts";
import { asSystem, signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { findSignedId } from "#platform/security/signed-id.ts";
import { securityAlertMail, emailChangeMail } from "../job-definitions.ts";
import * as store from "../store/email-changes.ts";
import { isAddressReserved } from "../store/mailed-tokens.ts";
import {
  confirmPendingEmail,
  selectAccountByEmail,
  selectUser,
  updateUser,
  type UserRow,
} from "../store/users.ts";
import { recordStaffAct } from "./staff-acts.ts";
import { refuseDuplicate } from "./undo-email.ts";
import { getUser, lockStaff } from "./user-subject.ts";

/**
 * Requests a new address on a person's behalf. The new address receives only a confirmation link, and takes effect
 * once the link was opened and the old address has had a week to object. An admin alone must not be able to take
 * over an account.
 */
export async function requestEmailChange(tx: Transaction, user: UserRow, email: string): Promise<void> {
  const now = tx.clock.now();
  if (await isTaken(tx, { userId: user.id, email })) throw new Problem("email_in_use");
  const { userId: byId } = signedIn(tx);
  const staff = user.id === byId ? null : await lockStaff(tx, user.id);
  const wait = user.email ? limits.account.emailObjection : 0;
  const emailChange = {
    id: newId(),
    userId: user.id,
    email,
    byId,
    orderedAt: now,
    effectiveAt: addMilliseconds(now, wait),
  };
  await updateUser(tx, user.id, { pendingEmail: email, updatedAt: now });
  await store.upsertEmailChange(tx.db, emailChange);
  await enqueue(tx, emailChangeMail, { orderId: emailChange.id });
  await notify(tx, {
    userId: user.id,
    kind: "account",
    title: "Your email address is about to change",
    text: "Our team entered a new email address for your account. If you didn’t ask for this, cancel it in your settings or with the link we emailed to your current address.",
    path: "/dashboard?tab=settings",
  });
  if (staff) await recordStaffAct(tx, staff.admins, { kind: "email", targetId: user.id });
}

/** Whether the address is in use, or reserved for a former owner who can still undo a change. */
const isTaken = async (tx: Transaction, { userId, email }: { userId: string; email: string }) =>
  (await selectAccountByEmail(tx, email)) !== undefined ||
  isAddressReserved(tx.db, { userId, email, now: tx.clock.now() });

export const findEmailChange = async (ctx: Context, userId: string): Promise<store.EmailChangeRow | null> => {
  await getUser(ctx, userId);
  return (await store.selectEmailChangeByUser(ctx.db, userId)) ?? null;
};

/**
 * Confirms the new address through its mailed link, and applies the change at once if the objection period is over.
 * The response reveals nothing about the account, because the admin may have mistyped the address.
 */
export async function confirmEmailChange(ctx: Context, token: string): Promise<{ isUsed: boolean }> {
  const id = findSignedId(ctx.secrets, "confirm-email", token);
  return transact(ctx, async (tx) => {
    const emailChange = id && (await store.selectEmailChange(tx.db, id));
    const user = emailChange && (await selectUser(tx, emailChange.userId));
    if (!emailChange || !user) throw new Problem("invalid_token");
    const now = tx.clock.now();
    await store.updateConfirmedAt(tx.db, emailChange.id, now);
    const isUsed = now >= emailChange.effectiveAt;
    if (isUsed) await applyEmailChange(tx, user, emailChange);
    return { isUsed };
  });
}

/**
 * Replaces the old address with the requested one. If several accounts request the same address, a unique index
 * decides.
 */
async function applyEmailChange(
  tx: Transaction,
  user: UserRow,
  emailChange: store.EmailChangeRow,
): Promise<void> {
  const change = { userId: user.id, email: emailChange.email, now: tx.clock.now() };
  const after = await confirmPendingEmail(tx, change).catch(refuseDuplicate);
  if (!after) throw new Problem("invalid_token");
  await store.deleteEmailChange(tx.db, emailChange.id);
  await publish(tx, "user.verified", { userId: user.id });
  if (user.email)
    await enqueue(tx, securityAlertMail, { to: user.email, notice: "email-changed", device: "" });
  await audit(asSystem(tx), { action: "user.email_changed", subject: { type: "user", id: user.id } });
}

/** Applies confirmed email changes whose objection period is over. */
export async function applyDueEmailChanges(ctx: Context): Promise<void> {
  for (const id of await store.selectDueEmailChanges(ctx.db, ctx.clock.now(), 500)) {
    await transact(ctx, async (tx) => {
      const emailChange = await store.selectEmailChange(tx.db, id);
      const user = emailChange && (await selectUser(tx, emailChange.userId));
      if (!emailChange || !user) return;
      // Another account has registered this address in the meantime.
      if (await isTaken(tx, emailChange)) await discardEmailChange(tx, emailChange);
      else await applyEmailChange(tx, user, emailChange);
    });
  }
}

/** Discards a pending email change and keeps the current address; false if it was already gone. */
export async function discardEmailChange(
  tx: Transaction,
  { id, userId }: store.EmailChangeRow,
): Promise<boolean> {
  if (!(await store.deleteEmailChange(tx.db, id))) return false;
  await updateUser(tx, userId, { pendingEmail: null, updatedAt: tx.clock.now() });
  return true;
}

/** Cancels a pending email change on behalf of an admin. */
export async function adminCancelEmailChange(ctx: Context, userId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const emailChange = await findEmailChange(tx, userId);
    if (!emailChange || !(await discardEmailChange(tx, emailChange)))
      throw new Problem("conflict", "This account has no pending email change.");
    await audit(tx, { action: "user.email_change_cancelled", subject: { type: "user", id: userId } });
  });
}

/** Rejects an email change through the link mailed to the old address; the link is the only credential needed. */
export async function rejectEmailChange(ctx: Context, token: string): Promise<void> {
  const id = findSignedId(ctx.secrets, "keep-email", token);
  await transact(ctx, async (tx) => {
    const emailChange = id && (await store.selectEmailChange(tx.db, id));
    if (!emailChange || !(await discardEmailChange(tx, emailChange))) throw new Problem("invalid_token");
    await audit(tx, {
      action: "user.email_change_refused",
      subject: { type: "user", id: emailChange.userId },
    });
    await notify(tx, {
      userId: emailChange.byId,
      kind: "account",
      title: "An email change was rejected",
      text: "Someone with access to the account’s current email address rejected it. Nothing was changed.",
      path: `/admin/users/${emailChange.userId}`,
    });
  });
}
