import type { Context } from "#platform/context.ts";
import { keptAfterErasure, personalColumns } from "../personal-columns.ts";
import { hasErasedUsers, selectShownThoughHidden } from "../store.ts";
import { checkArchives } from "./tidy.ts";

/** Checks that no column refers to an erased person, except those kept for a documented reason. */
export async function checkPrivacy(ctx: Context): Promise<string[]> {
  const wrong = await checkArchives(ctx);
  for (const name of personalColumns.filter((column) => !keptAfterErasure.has(column))) {
    const [table = "", column = ""] = name.split(".");
    if (await hasErasedUsers(ctx.db, table, column)) wrong.push(`${name} refers to an erased account`);
  }
  return wrong;
}

const kinds = { media: "media", listing: "listings", review: "reviews" } as const;
const maxShown = 20;

/** Checks that no item hidden by a hold or a decision is public. */
export async function checkPublicItems(ctx: Context): Promise<string[]> {
  const wrong: string[] = [];
  for (const [kind, table] of Object.entries(kinds)) {
    const ids = await selectShownThoughHidden(ctx.db, { kind, table, limit: maxShown });
    wrong.push(...ids.map((id) => `${kind} ${id} is public but should be held or hidden`));
  }
  return wrong;
}
