import type { Transaction } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { invitationMail } from "../job-definitions.ts";

/** Lets somebody whose account the office has made choose a password. */
export const invite = (tx: Transaction, userId: string): Promise<void> =>
  enqueue(tx, invitationMail, { userId });
