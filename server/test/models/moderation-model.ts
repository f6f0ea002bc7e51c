import { limits } from "@vesper/contract/core/limits";

export type Moderator = 0 | 1;
export const moderators: readonly Moderator[] = [0, 1];
export type Action = "none" | "hide" | "suspend" | "ban";

export interface Decision {
  action: Exclude<Action, "none">;
  by: Moderator;
  endsAt: number | null;
  isLifted: boolean;
  appeal: "none" | "open" | "upheld" | "reversed";
}

/** One public profile, the open case about it, and every decision so far. */
export interface ModerationModel {
  isCapable: [boolean, boolean];
  hasOpenCase: boolean;
  /** Who holds the open case, and until when. */
  lease: { holder: Moderator; until: number } | null;
  decisions: Decision[];
  /** Audit entries that must exist, by action. */
  audited: Record<"case.decided" | "appeal.decided" | "restriction.lifted" | "restriction.ended", number>;
}

export const createModerationModel = (): ModerationModel => ({
  isCapable: [true, true],
  hasOpenCase: false,
  lease: null,
  decisions: [],
  audited: { "case.decided": 0, "appeal.decided": 0, "restriction.lifted": 0, "restriction.ended": 0 },
});

const isInForce = (model: ModerationModel, action: Action) =>
  model.decisions.some((decision) => decision.action === action && !decision.isLifted);

export const isBanned = (model: ModerationModel) => isInForce(model, "ban");
export const isVisible = (model: ModerationModel) => model.decisions.every(({ isLifted }) => isLifted);

/** A colleague who works on the case keeps everyone else from it. */
export function findWorkRefusal(model: ModerationModel, me: Moderator, now: number): 403 | 409 | null {
  if (!model.isCapable[me]) return 403;
  const { lease } = model;
  const isTaken = lease !== null && lease.holder !== me && lease.until > now;
  return !model.hasOpenCase || isTaken ? 409 : null;
}

export function claimCase(model: ModerationModel, holder: Moderator, now: number): void {
  model.lease = { holder, until: now + limits.moderation.claim };
}

export function decideCase(
  model: ModerationModel,
  by: Moderator,
  action: Action,
  endsAt: number | null,
): void {
  Object.assign(model, { hasOpenCase: false, lease: null });
  model.audited["case.decided"] += 1;
  if (action !== "none") model.decisions.push({ action, by, endsAt, isLifted: false, appeal: "none" });
}

/** The one who decided, or has lost the capability, does not judge the appeal. */
export function findJudgeRefusal(
  model: ModerationModel,
  me: Moderator,
  decision: Decision,
): 403 | 409 | null {
  if (!model.isCapable[me] || decision.by === me) return 403;
  return decision.appeal === "open" ? null : 409;
}

export function endOverdue(model: ModerationModel, now: number): void {
  for (const decision of model.decisions) {
    if (decision.isLifted || decision.endsAt === null || decision.endsAt > now) continue;
    decision.isLifted = true;
    model.audited["restriction.ended"] += 1;
  }
}
