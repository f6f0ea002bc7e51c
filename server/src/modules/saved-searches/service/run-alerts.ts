import { limits } from "@vesper/contract/core/limits";
import type { SearchAlerts } from "@vesper/contract/profiles/saved-searches";
import { searchProfiles } from "@vesper/contract/profiles/search";
import { findMatchesAmong } from "#modules/profiles/index.ts";
import { addMilliseconds } from "#platform/clock.ts";
import { actAs, transact, type Context } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { mayBeAlerted } from "#platform/mail/alert-recipient.ts";
import { signId } from "#platform/security/signed-id.ts";
import { alertMail } from "../job-definitions.ts";
import { composeAlertMail } from "../mails.ts";
import { selectLatestPublication, selectNewcomers, type Newcomers } from "../store/first-publications.ts";
import { selectDue, selectForMail, updateLookedAt, type DueSearch } from "../store/searches.ts";

const { searches: batchSize, newcomers: maxNewcomers, settle } = limits.savedSearches.look;

/** Runs the due alerts against new profiles, one batch at a time. Returns whether more are due. */
export async function runDueAlerts(ctx: Context, alerts: SearchAlerts): Promise<boolean> {
  // Concurrent publications may commit out of order, so the newest are left for the next run.
  const until = addMilliseconds(ctx.clock.now(), -settle);
  const latest = await selectLatestPublication(ctx.db, until);
  if (!latest) return false;
  const due = await selectDue(ctx.db, alerts, latest, batchSize);
  const known = new Map<number, Newcomers>();
  for (const search of due) {
    const since = search.lookedAt.getTime();
    const newcomers =
      known.get(since) ?? (await selectNewcomers(ctx.db, { since: search.lookedAt, until }, maxNewcomers));
    known.set(since, newcomers);
    await runAlert(ctx, search, newcomers);
  }
  return due.length === batchSize;
}

/** Considers each new profile once, even if the recipient cannot be alerted at the moment. */
async function runAlert(ctx: Context, search: DueSearch, { people, until }: Newcomers): Promise<void> {
  const isFound = mayBeAlerted(search) && (await hasMatches(ctx, search, people));
  await transact(ctx, async (tx) => {
    const isFirst = await updateLookedAt(tx.db, search, until);
    if (isFirst && isFound) await enqueue(tx, alertMail, { searchId: search.id });
  });
}

/** Searches as the recipient: blocks apply, and their own profile is excluded. */
async function hasMatches(ctx: Context, search: DueSearch, people: Newcomers["people"]) {
  const query = searchProfiles.query.safeParse(search.query);
  const others = people.filter((person) => person.userId !== search.userId).map(({ id }) => id);
  if (!query.success || others.length === 0) return false;
  return (await findMatchesAmong(actAs(ctx, search), query.data, others)).length > 0;
}

/** Mails one alert if the recipient still wants it and may be alerted. */
export async function sendAlertMail(ctx: Context, searchId: string): Promise<void> {
  const search = await selectForMail(ctx.db, searchId);
  if (!search?.email || !mayBeAlerted(search)) return;
  const mail = composeAlertMail(ctx.config, signId(ctx.secrets, "saved-search-alerts", searchId));
  await ctx.mailer.send({ to: search.email, ...mail });
}
