import { addMilliseconds } from "#platform/clock.ts";
import { attention, broken, ok, type StatusCheck } from "../check.ts";
import { formatAge, formatCount } from "../format.ts";
import { selectJobCounts } from "../store/jobs.ts";
import { selectServerTime } from "../store/server.ts";

const longestWait = 10 * 60 * 1000;

export const jobsCheck: StatusCheck = {
  name: "jobs",
  title: "Jobs",
  about: "How many jobs wait, how long the oldest has waited, and which failed for good in the last day",
  needs: "tables",
  async run({ db }) {
    const { waiting, running, failed, oldestWaitingAt } = await selectJobCounts(db);
    // The queue uses the clock of the database.
    const now = await selectServerTime(db);
    const oldest = oldestWaitingAt ? `, the oldest for ${formatAge(oldestWaitingAt, now)}` : "";
    const found = `${waiting} waiting${oldest}, ${running} running, ${failed} failed.`;
    if (oldestWaitingAt && oldestWaitingAt < addMilliseconds(now, -longestWait)) {
      return broken({
        found,
        problem: "Due jobs are not being done: mails, pictures and deletions wait.",
        remedy:
          "Start a node if none is running. Otherwise look for “job queue error” in the log and restart it.",
      });
    }
    if (failed > 0) {
      return attention({
        found,
        problem: `${formatCount(failed, "job")} failed even after retries.`,
        remedy: "Fix the cause, which the log names, then retry or discard the jobs below.",
      });
    }
    return ok(found);
  },
};
