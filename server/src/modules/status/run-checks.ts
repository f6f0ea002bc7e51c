import { setTimeout as pause } from "node:timers/promises";
import type { CheckResult, CheckState, Finding, Status } from "@vesper/contract/operations/status";
import type { Context } from "#platform/context.ts";
import { broken, isTrouble, unknown, type StatusCheck } from "./check.ts";
import { databaseCheck } from "./checks/database.ts";
import { migrationsCheck } from "./checks/migrations.ts";
import { describeError } from "./describe-error.ts";

/** Longer than the timeout for opening a database connection, so that its reason is known. */
const timeLimit = 6_000;

const timedOut = broken({
  found: `No result after ${timeLimit / 1000} seconds.`,
  problem: "It does not answer in time.",
  remedy: "Find out whether it is overloaded, or whether a firewall drops the connection.",
});

/**
 * Runs the checks in parallel, each within the time limit. The database comes first: what needs it cannot be checked
 * without it, and only the cause is reported.
 */
export async function runChecks(
  ctx: Context,
  checks: readonly StatusCheck[],
  databaseFinding?: Finding,
): Promise<CheckResult[]> {
  const database = await runCheck(ctx, {
    ...databaseCheck,
    ...(databaseFinding && { run: async () => databaseFinding }),
  });
  const hasDatabase = !databaseFinding && database.state !== "broken";
  const migrations = hasDatabase
    ? await runCheck(ctx, migrationsCheck)
    : skip(migrationsCheck, "Needs the database.");
  const hasTables = hasDatabase && migrations.state !== "broken";

  const others = checks.filter(({ name }) => name !== "database" && name !== "migrations");
  const results = await Promise.all(
    others.map(async (check) => {
      if (check.needs && !hasDatabase) return skip(check, "Needs the database.");
      if (check.needs === "tables" && !hasTables) return skip(check, "Needs an up-to-date schema.");
      return runCheck(ctx, check);
    }),
  );
  return [database, migrations, ...results];
}

async function runCheck(ctx: Context, check: StatusCheck): Promise<CheckResult> {
  const started = performance.now();
  const finding = await Promise.race([
    check.run(ctx).catch(describeCrash),
    pause(timeLimit, timedOut, { ref: false }),
  ]);
  return toResult(check, finding, performance.now() - started);
}

const describeCrash = (error: unknown): Finding =>
  broken({
    found: "The check itself failed.",
    problem: `It could not be checked: ${describeError(error)}.`,
    remedy: "Look for the error in the log of this node.",
  });

const skip = (check: StatusCheck, found: string): CheckResult => toResult(check, unknown(found), 0);

const toResult = (
  { name, title, about }: StatusCheck,
  finding: Finding,
  milliseconds: number,
): CheckResult => ({
  name,
  title,
  about,
  ...finding,
  milliseconds: Math.round(milliseconds),
});

const urgency: readonly CheckState[] = ["broken", "attention", "unknown", "ok", "unused"];
export const compareUrgency = (a: { state: CheckState }, b: { state: CheckState }) =>
  urgency.indexOf(a.state) - urgency.indexOf(b.state);

/** The overall state, and one sentence that names what is wrong. */
export function summarize(results: readonly CheckResult[]): Pick<Status, "state" | "summary"> {
  const isBroken = results.some(({ state }) => state === "broken");
  const titles = results
    .filter(isTrouble)
    .toSorted(compareUrgency)
    .map(({ title }) => title);
  if (titles.length === 0) return { state: "ok", summary: "Everything works." };
  const state = isBroken ? "broken" : "attention";
  if (titles.length > 1)
    return { state, summary: `${titles.length} things need attention: ${joinTitles(titles)}.` };
  return {
    state,
    summary: `One thing ${isBroken ? "does not work" : "needs attention"}: ${joinTitles(titles)}.`,
  };
}

const joinTitles = (titles: readonly string[]) => new Intl.ListFormat("en").format(titles.map(toLowerFirst));

/** Keeps names such as Redis. */
const toLowerFirst = (title: string) =>
  title === "Redis" ? title : title.charAt(0).toLowerCase() + title.slice(1);
