import { staffRoles } from "@vesper/contract/accounts/staff-roles";
import { audit, liftIfInForce } from "#modules/moderation/index.ts";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { mayUndo } from "../policy.ts";
import { lockAccount, lockAdmins } from "../store/administer.ts";
import { updateUndone, type StaffActRow } from "../store/staff-acts.ts";
import { storeRoles } from "./change-roles.ts";
import { discardEmailChange, findEmailChange } from "./admin-email-changes.ts";
import { getStaffAct, notifyAdmins } from "./staff-acts.ts";
import { getUser } from "./user-subject.ts";

/** Reverses an admin's action against another admin and notifies every admin. The loser of a race changes nothing. */
export function undoStaffAct(ctx: Context, id: string): Promise<StaffActRow> {
  const { userId: by } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    // Every change to an admin takes its locks in this order: first all admins, then the person.
    const admins = await lockAdmins(tx.db);
    const act = await getStaffAct(tx, id);
    await lockAccount(tx.db, act.targetId);
    const now = tx.clock.now();
    enforce(mayUndo(by, act, { admins, now }));
    if (!(await updateUndone(tx.db, id, { by, now }))) throw await toConflict(tx, id);
    if (!(await reverseAct(tx, act)))
      throw new Problem("conflict", "There’s nothing left to undo. This was already reversed.");
    const undone = await getStaffAct(tx, id);
    await notifyAdmins(tx, admins, undone);
    await audit(tx, {
      action: "staff_act.undone",
      subject: { type: "user", id: act.targetId },
      before: { act: act.kind, by: act.actorId, staffActId: id },
    });
    return undone;
  });
}

async function toConflict(tx: Transaction, id: string): Promise<Problem> {
  const { undoerName } = await getStaffAct(tx, id);
  return new Problem("conflict", `${toNameForStaff(undoerName) ?? "Another admin"} already undid this.`);
}

async function reverseAct(tx: Transaction, act: StaffActRow): Promise<boolean> {
  if (act.kind === "email") {
    const emailChange = await findEmailChange(tx, act.targetId);
    return emailChange !== null && discardEmailChange(tx, emailChange);
  }
  if (act.restrictionId) return liftIfInForce(tx, act.restrictionId);
  if (!act.rolesBefore) return false;
  const user = await getUser(tx, act.targetId);
  const { rolesBefore } = act;
  const isRestored = staffRoles.every((role) => !rolesBefore.includes(role) || user.roles.includes(role));
  if (isRestored) return false;
  await storeRoles(tx, user, rolesBefore);
  return true;
}
