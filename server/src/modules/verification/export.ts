import type { Context } from "#platform/context.ts";
import { presentExport } from "./present.ts";
import { selectVerificationsByUser } from "./store/verifications.ts";

/** Exports requests and decisions. Pictures are not included: they are deleted with the decision. */
export async function exportVerifications(ctx: Context, userId: string) {
  return (await selectVerificationsByUser(ctx.db, userId, 1_000)).map(presentExport);
}
