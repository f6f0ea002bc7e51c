import { limits } from "@vesper/contract/core/limits";
import type { StaffActKind } from "@vesper/contract/accounts/staff-acts";
import { type AccountName, toNameForStaff } from "#platform/identity/account-name.ts";
import { addMilliseconds } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { composeMail, type MailContent } from "#platform/mail/compose-mail.ts";

interface Act {
  kind: StaffActKind;
  at: Date;
  actorName: AccountName;
  targetName: AccountName;
  undoneAt: Date | null;
  undoerName: AccountName | null;
}

const actDescriptions: Record<StaffActKind, (target: string) => string> = {
  ban: (target) => `banned the admin ${target}`,
  suspend: (target) => `suspended the admin ${target}`,
  remove: (target) => `deleted the account of the admin ${target}`,
  demote: (target) => `took the admin role from ${target}`,
  email: (target) => `asked for a new email address for the admin ${target}`,
};

const formatTime = (date: Date) =>
  date.toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

export const toStaffActTitle = ({ undoneAt }: Act) =>
  undoneAt ? "An act against an admin was undone" : "An admin acted against another admin";

/** Returns a sentence with actor, act, target and the deadline to undo it. */
export function toStaffActText({ kind, at, actorName, targetName, undoneAt, undoerName }: Act): string {
  const act = `${toNameForStaff(actorName)} ${actDescriptions[kind](toNameForStaff(targetName))} on ${formatTime(at)} UTC.`;
  if (undoneAt) return `${act} ${toNameForStaff(undoerName)} has undone it.`;
  return `${act} If this should not have happened, another admin can undo it until ${formatTime(getUndoDeadline(at))} UTC.`;
}

export const getUndoDeadline = (at: Date) => addMilliseconds(at, limits.staffActs.undo);

/** Neutral subject: it reveals nothing to a bystander who sees the screen. */
export const composeStaffActMail = (config: Config, act: Act): MailContent =>
  composeMail(config, "A change in your team", [
    toStaffActText(act),
    "You can see it, and undo it while there is time, in the audit log:",
    `${config.publicUrl}/admin/audit`,
  ]);
