import { limits } from "@vesper/contract/core/limits";
import type { StaffActKind } from "@vesper/contract/accounts/staff-acts";
import { type AccountName, nameForStaff } from "#platform/identity/account-name.ts";
import { later } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { letter, type Letter } from "#platform/mail/letter.ts";

interface Act {
  kind: StaffActKind;
  at: Date;
  actorName: AccountName;
  targetName: AccountName;
  undoneAt: Date | null;
  undoerName: AccountName | null;
}

const done: Record<StaffActKind, (target: string) => string> = {
  ban: (target) => `banned the admin ${target}`,
  suspend: (target) => `suspended the admin ${target}`,
  remove: (target) => `deleted the account of the admin ${target}`,
  demote: (target) => `took the admin role from ${target}`,
  email: (target) => `asked for a new email address for the admin ${target}`,
};

const timeOf = (date: Date) =>
  date.toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

export const staffActTitle = ({ undoneAt }: Act) =>
  undoneAt ? "An act against an admin was undone" : "An admin acted against another admin";

/** Who did what to whom, and until when it can be undone. */
export function staffActText({ kind, at, actorName, targetName, undoneAt, undoerName }: Act): string {
  const act = `${nameForStaff(actorName)} ${done[kind](nameForStaff(targetName))} on ${timeOf(at)} UTC.`;
  if (undoneAt) return `${act} ${nameForStaff(undoerName)} has undone it.`;
  return `${act} If this should not have happened, another admin can undo it until ${timeOf(undoUntil(at))} UTC.`;
}

export const undoUntil = (at: Date) => later(at, limits.staffActs.undo);

/** The subject says nothing to those who glance at the screen. */
export const staffActLetter = (config: Config, act: Act): Letter =>
  letter(config, "A change in your team", [
    staffActText(act),
    "You can see it, and undo it while there is time, in the audit log:",
    `${config.publicUrl}/admin/audit`,
  ]);
