import { allowed, refused, type Verdict } from "#platform/policy.ts";

/** Refuses the blocker with `blocked`, and the blocked person with `not_found`. */
export function mayMeet({ byViewer, byOther }: { byViewer: boolean; byOther: boolean }): Verdict {
  if (byOther) return refused("not_found");
  return byViewer ? refused("blocked") : allowed;
}

export function mayBlock(viewerId: string, otherId: string): Verdict {
  return viewerId === otherId ? refused("forbidden", "You can’t block yourself.") : allowed;
}
