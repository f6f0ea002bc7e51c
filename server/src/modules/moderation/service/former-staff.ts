import { QueueName } from "@vesper/contract/moderation/queues";
import type { Transaction } from "#platform/context.ts";
import { mayWorkQueue } from "../policy.ts";
import { clearAssignments } from "../store/assignments.ts";
import { deleteLeasesIn } from "../store/leases.ts";
import { selectWorkingRoles } from "../store/staff.ts";

/** Releases the items and assigned cases of a person in every queue that their roles no longer let them work in. */
export async function endWorkOfFormerStaff(tx: Transaction, { userId }: { userId: string }): Promise<void> {
  const roles = await selectWorkingRoles(tx.db, userId);
  const lost = QueueName.options.filter((queue) => !mayWorkQueue({ roles }, queue).allowed);
  if (lost.length > 0) await deleteLeasesIn(tx.db, userId, lost);
  if (lost.includes("case")) await clearAssignments(tx.db, userId);
}
