import type { SubjectKind } from "@vesper/contract/moderation/moderation";
import type { Context } from "#platform/context.ts";
import { enforce } from "#platform/policy.ts";
import { mayDecide } from "../policy.ts";
import { selectInvolvement } from "../store/involvement.ts";

/** Every decision of an admin passes here. The system has no interests of its own. */
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
