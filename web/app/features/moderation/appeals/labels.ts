import type { AppealStatus } from "@vesper/contract/moderation/appeals";
import type { AppealOutcome, RestrictingAction } from "@vesper/contract/moderation/moderation";

export const statusLabels: Record<AppealStatus, string> = { open: "Open", decided: "Decided" };

export const outcomeLabels: Record<AppealOutcome, string> = {
  upheld: "Denied",
  reversed: "Upheld",
};

export const actionLabels: Record<RestrictingAction, string> = {
  hold: "Hidden until decided",
  hide: "Hidden",
  suspend: "Suspended",
  ban: "Banned",
  remove: "Removed",
  reject: "Rejected",
};

const verbs: Record<AppealStatus, [one: string, many: string]> = {
  open: ["is waiting for review", "are waiting for review"],
  decided: ["is decided", "are decided"],
};

/** "3 appeals are waiting for review." */
export const formatCount = (count: number, status: AppealStatus) =>
  count === 1
    ? `1 appeal ${verbs[status][0]}.`
    : `${count.toLocaleString("en")} appeals ${verbs[status][1]}.`;
