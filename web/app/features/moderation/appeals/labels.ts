import type { AppealStatus } from "@vesper/contract/moderation/appeals";
import type { AppealOutcome, RestrictingAction } from "@vesper/contract/moderation/moderation";

export const statusLabels: Record<AppealStatus, string> = { open: "Open", decided: "Decided" };

export const outcomeLabels: Record<AppealOutcome, string> = {
  upheld: "The decision stands",
  reversed: "Taken back",
};

export const actionLabels: Record<RestrictingAction, string> = {
  hold: "On hold",
  hide: "Hidden",
  suspend: "Suspended",
  ban: "Banned",
  remove: "Removed",
  reject: "Not approved",
};

const verbs: Record<AppealStatus, [one: string, many: string]> = {
  open: ["is waiting for a second look", "are waiting for a second look"],
  decided: ["is decided", "are decided"],
};

/** "3 appeals are waiting for a second look." */
export const formatCount = (count: number, status: AppealStatus) =>
  count === 1 ? `1 appeal ${verbs[status][0]}.` : `${count} appeals ${verbs[status][1]}.`;
