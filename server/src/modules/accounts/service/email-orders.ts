import { limits } from "@vesper/contract/core/limits";
import { v7 as newId } from "uuid";
import { audit } from "#modules/moderation/index.ts";
import { notify } from "#modules/notifications/index.ts";
import { later } from "#platform/clock.ts";
import { asSystem, signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { readSignedId } from "#platform/security/signed-id.ts";
import { noticeMail, orderMail } from "../job-definitions.ts";
import * as store from "../store/email-orders.ts";
import { isAddressKept } from "../store/mailed-tokens.ts";
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
 * An address that an admin enters for a person. Nothing is sent to it but its own link until that was opened and the old
 * address has had a week to object: an admin alone must not be able to take an account over.
 */
export async function orderEmail(tx: Transaction, user: UserRow, email: string): Promise<void> {
  const now = tx.clock.now();
  if (await isTaken(tx, { userId: user.id, email })) throw new Problem("email_in_use");
  const { userId: byId } = signedIn(tx);
  const staff = user.id === byId ? null : await lockStaff(tx, user.id);
  const wait = user.email ? limits.account.emailObjection : 0;
  const order = {
    id: newId(),
    userId: user.id,
    email,
    byId,
    orderedAt: now,
    effectiveAt: later(now, wait),
  };
  await updateUser(tx.db, user.id, { pendingEmail: email, updatedAt: now });
  await store.upsertOrder(tx.db, order);
  await enqueue(tx, orderMail, { orderId: order.id });
  await notify(tx, {
    userId: user.id,
    kind: "account",
    title: "Your email address is about to change",
    text: "Our team entered a new address for your account. If you did not ask for it, cancel it in your settings or with the link we mailed to your current address.",
    path: "/dashboard?tab=settings",
  });
  if (staff) await recordStaffAct(tx, staff.admins, { kind: "email", targetId: user.id });
}

/** In use, or kept for a former owner who can still go back to it. */
const isTaken = async (tx: Transaction, { userId, email }: { userId: string; email: string }) =>
  (await selectAccountByEmail(tx.db, email)) !== undefined ||
  isAddressKept(tx.db, { userId, email, now: tx.clock.now() });

export const findOrderOf = async (ctx: Context, userId: string): Promise<store.OrderRow | null> => {
  await getUser(ctx, userId);
  return (await store.selectOrderOf(ctx.db, userId)) ?? null;
};

/**
 * The link to the new address was opened. It is used at once where the time to object is over. The reader learns
 * nothing about the account: the address may have been mistyped.
 */
export async function confirmOrder(ctx: Context, token: string): Promise<{ isUsed: boolean }> {
  const id = readSignedId(ctx.secrets, "confirm-email", token);
  return transact(ctx, async (tx) => {
    const order = id && (await store.selectOrder(tx.db, id));
    const user = order && (await selectUser(tx.db, order.userId));
    if (!order || !user) throw new Problem("invalid_token");
    const now = tx.clock.now();
    await store.updateConfirmed(tx.db, order.id, now);
    const isUsed = now >= order.effectiveAt;
    if (isUsed) await applyOrder(tx, user, order);
    return { isUsed };
  });
}

/** Puts the ordered address in place of the old one. The unique key decides between accounts that want it. */
async function applyOrder(tx: Transaction, user: UserRow, order: store.OrderRow): Promise<void> {
  const change = { userId: user.id, email: order.email, now: tx.clock.now() };
  const after = await confirmPendingEmail(tx.db, change).catch(refuseDuplicate);
  if (!after) throw new Problem("invalid_token");
  await store.deleteOrder(tx.db, order.id);
  await publish(tx, "user.verified", { userId: user.id });
  if (user.email) await enqueue(tx, noticeMail, { to: user.email, notice: "email-changed", device: "" });
  await audit(asSystem(tx), { action: "user.email_changed", subject: { type: "user", id: user.id } });
}

/** Orders whose week is over, for those who opened the link before. */
export async function applyDueOrders(ctx: Context): Promise<void> {
  for (const id of await store.selectDueOrders(ctx.db, ctx.clock.now(), 500)) {
    await transact(ctx, async (tx) => {
      const order = await store.selectOrder(tx.db, id);
      const user = order && (await selectUser(tx.db, order.userId));
      if (!order || !user) return;
      // Registered by another person in that week: theirs.
      if (await isTaken(tx, order)) await dropOrder(tx, order);
      else await applyOrder(tx, user, order);
    });
  }
}

/** Takes an order away, once; the address in use stays. */
export async function dropOrder(tx: Transaction, { id, userId }: store.OrderRow): Promise<boolean> {
  if (!(await store.deleteOrder(tx.db, id))) return false;
  await updateUser(tx.db, userId, { pendingEmail: null, updatedAt: tx.clock.now() });
  return true;
}

/** An admin takes back what was ordered. */
export async function cancelOrder(ctx: Context, userId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const order = await findOrderOf(tx, userId);
    if (!order || !(await dropOrder(tx, order)))
      throw new Problem("conflict", "There is no new address waiting for this account.");
    await audit(tx, { action: "user.email_change_cancelled", subject: { type: "user", id: userId } });
  });
}

/** The old address objects by its mailed link; nothing else to show is needed. */
export async function objectToOrder(ctx: Context, token: string): Promise<void> {
  const id = readSignedId(ctx.secrets, "keep-email", token);
  await transact(ctx, async (tx) => {
    const order = id && (await store.selectOrder(tx.db, id));
    if (!order || !(await dropOrder(tx, order))) throw new Problem("invalid_token");
    await audit(tx, { action: "user.email_change_refused", subject: { type: "user", id: order.userId } });
    await notify(tx, {
      userId: order.byId,
      kind: "account",
      title: "A new email address was refused",
      text: "The current address of this account objected to the new one, so nothing was changed.",
      path: `/admin/users/${order.userId}`,
    });
  });
}
