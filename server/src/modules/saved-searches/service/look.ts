import { limits } from "@vesper/contract/core/limits";
import type { SearchAlerts } from "@vesper/contract/profiles/saved-searches";
import { searchProfiles } from "@vesper/contract/profiles/search";
import { findAmong } from "#modules/profiles/index.ts";
import { later } from "#platform/clock.ts";
import { actAs, transact, type Context } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { signId } from "#platform/security/signed-id.ts";
import { alertMail } from "../job-definitions.ts";
import { alertLetter } from "../mails.ts";
import { mayBeAlerted } from "../policy.ts";
import { selectLatest, selectNewcomers, type Newcomers } from "../store/first-listings.ts";
import { selectDue, selectForMail, updateLooked, type DueSearch } from "../store/searches.ts";

const { searches: batch, newcomers: most, settle } = limits.savedSearches.look;

/**
 * Looks whether somebody new is found by the searches whose turn it is, a bounded number of them. Tells whether
 * others are still waiting.
 */
export async function lookForNews(ctx: Context, alerts: SearchAlerts): Promise<boolean> {
  // Whoever becomes public this very moment may be stored a little after somebody later.
  const until = later(ctx.clock.now(), -settle);
  const latest = await selectLatest(ctx.db, until);
  if (!latest) return false;
  const due = await selectDue(ctx.db, alerts, latest, batch);
  const known = new Map<number, Newcomers>();
  for (const search of due) {
    const since = search.lookedAt.getTime();
    const newcomers =
      known.get(since) ?? (await selectNewcomers(ctx.db, { since: search.lookedAt, until }, most));
    known.set(since, newcomers);
    await look(ctx, search, newcomers);
  }
  return due.length === batch;
}

/** Each newcomer is considered once, also for those who cannot be told at the moment. */
async function look(ctx: Context, search: DueSearch, { people, until }: Newcomers): Promise<void> {
  const isFound = mayBeAlerted(search) && (await findsSomebody(ctx, search, people));
  await transact(ctx, async (tx) => {
    const isFirst = await updateLooked(tx.db, search, until);
    if (isFirst && isFound) await enqueue(tx, alertMail, { searchId: search.id });
  });
}

/** As the person would find them: nobody whom a block keeps apart, and not themself. */
async function findsSomebody(ctx: Context, search: DueSearch, people: Newcomers["people"]) {
  const query = searchProfiles.query.safeParse(search.query);
  const others = people.filter((person) => person.userId !== search.userId).map(({ id }) => id);
  if (!query.success || others.length === 0) return false;
  return (await findAmong(actAs(ctx, search), query.data, others)).length > 0;
}

/** Mails one alert, if its person still wants it and may still have it. */
export async function mailAlert(ctx: Context, searchId: string): Promise<void> {
  const search = await selectForMail(ctx.db, searchId);
  if (!search?.email || !mayBeAlerted(search)) return;
  const words = alertLetter(ctx.config, signId(ctx.secrets, "saved-search-alerts", searchId));
  await ctx.mailer.send({ to: search.email, ...words });
}
