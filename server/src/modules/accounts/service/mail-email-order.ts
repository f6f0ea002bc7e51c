import type { Context } from "#platform/context.ts";
import { sendLimited } from "#platform/mail/send-limited.ts";
import { signId } from "#platform/security/signed-id.ts";
import { objectionLetter, orderLetter } from "../mails.ts";
import { selectOrder } from "../store/email-orders.ts";
import { selectUser } from "../store/users.ts";

/** To the new address a link that confirms it, to the one in use a link that refuses it. */
export async function mailEmailOrder(ctx: Context, orderId: string): Promise<void> {
  const order = await selectOrder(ctx.db, orderId);
  const user = order && (await selectUser(ctx.db, order.userId));
  if (!order || !user) return;
  const linkTo = (page: "confirm-email" | "keep-email") =>
    `${ctx.config.publicUrl}/${page}?token=${signId(ctx.secrets, page, orderId)}`;
  const words = orderLetter(ctx.config, linkTo("confirm-email"));
  await sendLimited(ctx, "change-email", { to: order.email, ...words });
  if (!user.email) return;
  // Never held back by a limit: an admin who enters one address after the other must not silence the old one.
  const letter = objectionLetter(ctx.config, linkTo("keep-email"), order.effectiveAt);
  await ctx.mailer.send({ to: user.email, ...letter });
}
