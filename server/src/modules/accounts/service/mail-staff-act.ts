import type { Context } from "#platform/context.ts";
import type { StaffActNews } from "../job-definitions.ts";
import { staffActLetter } from "../staff-act-words.ts";
import { selectStaffAct } from "../store/staff-acts.ts";
import { selectAddresses } from "../store/users.ts";

/** To everybody who was told in the product: a mailbox is looked at when the site is not. */
export async function mailStaffAct(ctx: Context, { actId, userIds, isUndone }: StaffActNews): Promise<void> {
  const act = await selectStaffAct(ctx.db, actId);
  if (!act) return;
  const letter = staffActLetter(ctx.config, isUndone ? act : { ...act, undoneAt: null });
  const addresses = await selectAddresses(ctx.db, userIds);
  const sent = await Promise.allSettled(addresses.map((to) => ctx.mailer.send({ to, ...letter })));
  // One mailbox that refuses must not keep the others from being told.
  if (sent.some(({ status }) => status === "rejected")) throw new Error("not every admin could be mailed");
}
