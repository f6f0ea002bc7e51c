import { limits } from "@vesper/contract/core/limits";
import type { StaffActKind } from "@vesper/contract/accounts/staff-acts";
import { type AccountName, toNameForStaff } from "#platform/identity/account-name.ts";
import { addMilliseconds } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { composeMail, type MailContent } from "#platform/mail/compose-mail.ts";
import { formatDateTime } from "#platform/text/dates.ts";

interface Act {
  kind: StaffActKind;
  at: Date;
  actorName: AccountName;
  targetName: AccountName;
  undoneAt: Date | null;
  undoerName: AccountName | null;
}

const actDescriptions: Record<StaffActKind, (target: string) => string> = {
  ban: (target) => `banned ${target}`,
  suspend: (target) => `suspended ${target}`,
  remove: (target) => `deleted the account of ${target}`,
  demote: (target) => `removed staff roles from ${target}`,
  email: (target) => `requested a new email address for ${target}`,
};

export const toStaffActTitle = ({ undoneAt }: Act) =>
  undoneAt ? "An action against staff was undone" : "An admin took action against a colleague";

/** Returns a sentence with actor, act, target and the deadline to undo it. */
export function toStaffActText({ kind, at, actorName, targetName, undoneAt, undoerName }: Act): string {
  const act = `${toNameForStaff(actorName)} ${actDescriptions[kind](toNameForStaff(targetName))} on ${formatDateTime(at)}.`;
  if (undoneAt)
    return `${act} ${undoerName === null ? "Another admin" : toNameForStaff(undoerName)} undid it.`;
  return `${act} If this was a mistake, another admin can undo it in the audit log until ${formatDateTime(getUndoDeadline(at))}.`;
}

export const getUndoDeadline = (at: Date) => addMilliseconds(at, limits.staffActs.undo);

/** Neutral subject: it reveals nothing to a bystander who sees the screen. */
export const composeStaffActMail = (config: Config, act: Act): MailContent =>
  composeMail(config, "A change to your team", [
    toStaffActText(act),
    "See the details in the audit log:",
    { label: "Open the audit log", url: `${config.publicUrl}/admin/audit` },
  ]);
