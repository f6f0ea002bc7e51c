import * as store from "../store/staff-acts.ts";
import { limits } from "@vesper/contract/core/limits";
import type { Role } from "@vesper/contract/accounts/roles";
import type { StaffActKind } from "@vesper/contract/accounts/staff-acts";
import { v7 as newId } from "uuid";
import { notify } from "#modules/notifications/index.ts";
import { type Context, signedIn, type Transaction } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { orNotFound } from "#platform/problem.ts";
import { staffActMail, type StaffActMailData } from "../job-definitions.ts";
import { composeStaffActMail, toStaffActText, toStaffActTitle } from "../staff-act-text.ts";
import { selectStaffAct } from "../store/staff-acts.ts";
import { selectAddresses } from "../store/users.ts";

export interface ActAgainstStaff {
  kind: StaffActKind;
  targetId: string;
  restrictionId?: string;
  rolesBefore?: Role[];
}

/** Records an action by an admin against a member of staff; notifies every admin and the target. */
export async function recordStaffAct(
  tx: Transaction,
  admins: readonly string[],
  { kind, targetId, restrictionId, rolesBefore }: ActAgainstStaff,
): Promise<void> {
  const id = newId();
  await store.insertStaffAct(tx.db, {
    id,
    at: tx.clock.now(),
    actorId: signedIn(tx).userId,
    targetId,
    kind,
    restrictionId: restrictionId ?? null,
    rolesBefore: rolesBefore ?? null,
  });
  await notifyAdmins(tx, admins, await getStaffAct(tx, id));
}

export async function notifyAdmins(
  tx: Transaction,
  admins: readonly string[],
  act: store.StaffActRow,
): Promise<void> {
  const userIds = [...new Set([...admins, act.targetId])];
  const [title, text] = [toStaffActTitle(act), toStaffActText(act)];
  for (const userId of userIds) {
    // Only admins open the audit log; the person concerned may have another role, or none anymore.
    const path = admins.includes(userId) ? "/admin/audit" : "/dashboard";
    await notify(tx, { userId, kind: "account", title, text, path });
  }
  await enqueue(tx, staffActMail, { actId: act.id, userIds, isUndone: act.undoneAt !== null });
}

export const getStaffAct = async (ctx: Context, id: string): Promise<store.StaffActRow> =>
  orNotFound(await store.selectStaffAct(ctx.db, id));

export const listStaffActs = (ctx: Context): Promise<store.StaffActRow[]> =>
  store.selectStaffActs(ctx.db, limits.staffActs.shown);

/**
 * Mails the action to every admin who was notified in the product, because they may not open the site in time to
 * undo it.
 */
export async function mailStaffAct(
  ctx: Context,
  { actId, userIds, isUndone }: StaffActMailData,
): Promise<void> {
  const act = await selectStaffAct(ctx.db, actId);
  if (!act) return;
  const letter = composeStaffActMail(ctx.config, isUndone ? act : { ...act, undoneAt: null });
  const addresses = await selectAddresses(ctx.db, userIds);
  const sent = await Promise.allSettled(addresses.map((to) => ctx.mailer.send({ to, ...letter })));
  // Fail only after every mail was attempted: one failing mailbox must not keep the other admins from being
  // notified.
  if (sent.some(({ status }) => status === "rejected")) throw new Error("could not mail every admin");
}
