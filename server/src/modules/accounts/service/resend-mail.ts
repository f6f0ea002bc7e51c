import type { AccountMail } from "@vesper/contract/accounts/admin-users";
import { limits } from "@vesper/contract/core/limits";
import { audit } from "#modules/moderation/index.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { enforce } from "#platform/policy.ts";
import { invitationMail, resetMail, verificationMail } from "../job-definitions.ts";
import { mayGetMail } from "../policy.ts";
import type { UserRow } from "../store/users.ts";
import { getUser } from "./user-subject.ts";

const allowance = { calls: limits.mail.perHour, seconds: 3600 };

const senders: Record<AccountMail, (tx: Transaction, user: UserRow) => Promise<unknown>> = {
  verification: (tx, { id }) => enqueue(tx, verificationMail, { userId: id }),
  password: (tx, { email }) => enqueue(tx, resetMail, { email: email ?? "" }),
  invitation: (tx, { id }) => enqueue(tx, invitationMail, { userId: id }),
};

/** Sends a mail about access to an account again. It goes only to the owner; the sender never sees its link. */
export async function resendMail(ctx: Context, id: string, mail: AccountMail): Promise<void> {
  await transact(ctx, async (tx) => {
    const user = await getUser(tx, id);
    enforce(mayGetMail(user, mail));
    await tx.limiter.consume(`resend ${mail} ${id}`, allowance);
    await senders[mail](tx, user);
    await audit(tx, { action: "user.mail_resent", subject: { type: "user", id }, after: { mail } });
  });
}
