import type { Context } from "#platform/context.ts";
import { keptAfterErasure, personalColumns } from "../personal-columns.ts";
import { namesErased } from "../store.ts";
import { checkArchives } from "./tidy.ts";

/** Nothing may name somebody who was erased, but for what is kept with a reason. */
export async function checkPrivacy(ctx: Context): Promise<string[]> {
  const wrong = await checkArchives(ctx);
  for (const name of personalColumns.filter((column) => !keptAfterErasure.has(column))) {
    const [table = "", column = ""] = name.split(".");
    if (await namesErased(ctx.db, table, column)) wrong.push(`${name} names somebody who was erased`);
  }
  return wrong;
}
