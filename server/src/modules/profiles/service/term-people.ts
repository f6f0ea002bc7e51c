import { limits } from "@vesper/contract/core/limits";
import { computedFilters, computedTags } from "#modules/taxonomy/index.ts";
import type { Context } from "#platform/context.ts";
import { toAudience } from "#platform/identity/audience.ts";
import * as store from "../store/term-people.ts";

const perTerm = limits.taxonomy.people;

/** Lists the newest people of every category or tag. */
export const listTermPeople = (ctx: Context, kind: "categories" | "tags"): Promise<store.TermPersonRow[]> =>
  kind === "categories" ? store.selectCategoryPeople(ctx.db, toAudience(ctx), perTerm) : listTagPeople(ctx);

async function listTagPeople(ctx: Context): Promise<store.TermPersonRow[]> {
  const audience = toAudience(ctx);
  const people = await store.selectTagPeople(ctx.db, audience, perTerm);
  for (const slug of computedTags) {
    const tag = { slug, filter: computedFilters[slug], now: ctx.clock.now() };
    people.push(...(await store.selectComputedTagPeople(ctx.db, audience, tag, perTerm)));
  }
  return people;
}
