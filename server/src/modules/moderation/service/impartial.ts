import type { SubjectKind } from "@vesper/contract/moderation/moderation";
import type { Context } from "#platform/context.ts";
import { enforce } from "#platform/policy.ts";
import { mayDecide } from "../policy.ts";
import { selectInvolvement } from "../store/involvement.ts";

/**
 * Enforces that the admin has no conflict of interest. Must be called for every decision. Decisions by the system
 * always pass.
 */
export async function enforceImpartial(
  ctx: Context,
  { type, id }: { type: SubjectKind; id: string },
): Promise<void> {
  if (!ctx.viewer) return;
  const { userId } = ctx.viewer;
  const parties = (await ctx.subjects.findRules(type)?.getParties(ctx, id)) ?? [];
  enforce(
    mayDecide(parties.includes(userId) ? "party" : await selectInvolvement(ctx.db, userId, { type, id })),
  );
}
