import type { Platform } from "#platform/context.ts";
import type { Subscriptions } from "#platform/module.ts";
import { createQueueAnnouncer } from "./service/announce-queues.ts";
import { audit } from "./service/audit.ts";
import { endWorkOfFormerStaff } from "./service/former-staff.ts";
import { eraseAppeals } from "./store/appeals.ts";
import { eraseFromCases } from "./store/cases.ts";
import { eraseEvidence, eraseTextOfErasedUsers } from "./store/evidence.ts";
import { eraseExplanations } from "./store/restrictions.ts";
import { deleteReadsBySubject } from "./store/staff-reads.ts";

export const createModerationSubscriptions = (platform: Platform): Subscriptions => ({
  "queue.changed": createQueueAnnouncer(platform),
  "session.replayed": (tx, { sessionId, userId }) =>
    audit(tx, { action: "session.replayed", subject: { type: "user", id: userId }, after: { sessionId } }),
  "user.changed": endWorkOfFormerStaff,
  "user.closed": endWorkOfFormerStaff,
  "case.decided": (tx, { caseId }) => eraseTextOfErasedUsers(tx.db, caseId),
  "user.erased": async (tx, { userId }) => {
    await eraseEvidence(tx.db, userId);
    await eraseFromCases(tx.db, userId);
    await eraseExplanations(tx.db, userId);
    await eraseAppeals(tx.db, userId);
    await deleteReadsBySubject(tx.db, userId);
  },
});
