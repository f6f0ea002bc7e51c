import { limits } from "@vesper/contract/core/limits";
import type { SavedSearchChange, SavedSearchDraft } from "@vesper/contract/profiles/saved-searches";
import { v7 as newId } from "uuid";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { lockForUser } from "#platform/database/advisory-lock.ts";
import { enforce } from "#platform/policy.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { findSignedId } from "#platform/security/signed-id.ts";
import { maySaveAnother, getMaxSearches } from "../policy.ts";
import * as store from "../store/searches.ts";

export async function listSearches(
  ctx: Context,
): Promise<{ searches: store.SavedSearchRow[]; most: number }> {
  const { userId, roles } = signedIn(ctx);
  return {
    searches: await store.selectSearches(ctx.db, userId, limits.savedSearches.vip),
    most: getMaxSearches(roles),
  };
}

export async function saveSearch(ctx: Context, draft: SavedSearchDraft): Promise<store.SavedSearchRow> {
  const { userId, roles } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    await lockForUser(tx.db, "saved search", userId);
    enforce(maySaveAnother(roles, await store.countSearches(tx.db, userId)));
    const now = tx.clock.now();
    return store.insertSearch(tx.db, {
      id: newId(),
      userId,
      name: draft.name,
      query: JSON.stringify(draft.query),
      alerts: draft.alerts,
      lookedAt: now,
      createdAt: now,
    });
  });
}

/** Changes a saved search. After alerts are turned on or filters change, only profiles published from now on count. */
export async function changeSearch(
  ctx: Context,
  id: string,
  { name, query, alerts }: SavedSearchChange,
): Promise<store.SavedSearchRow> {
  const { userId } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const search = orNotFound(await store.selectSearch(tx.db, userId, id));
    const begins = query !== undefined || (search.alerts === "off" && alerts !== undefined);
    const change = {
      name: name ?? search.name,
      alerts: alerts ?? search.alerts,
      ...(query && { query: JSON.stringify(query) }),
      ...(begins && { lookedAt: tx.clock.now() }),
    };
    return orNotFound(await store.updateSearch(tx.db, id, change));
  });
}

export async function deleteSearch(ctx: Context, id: string): Promise<void> {
  const { userId } = signedIn(ctx);
  if (!(await store.deleteSearch(ctx.db, userId, id))) throw new Problem("not_found");
}

/** Turns alerts off through the mailed link. Also succeeds for a deleted search, which sends no alerts anyway. */
export async function stopAlerts(ctx: Context, token: string): Promise<void> {
  const id = findSignedId(ctx.secrets, "saved-search-alerts", token);
  if (!id) throw new Problem("invalid_token");
  await store.updateSearch(ctx.db, id, { alerts: "off" });
}
