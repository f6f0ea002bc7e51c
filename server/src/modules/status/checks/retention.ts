import { addMilliseconds, hour } from "#platform/clock.ts";
import { retentionJobs } from "#platform/config/retention-jobs.ts";
import { attention, ok, type StatusCheck } from "../check.ts";
import { formatAge } from "../format.ts";
import { selectJobRuns } from "../store/jobs.ts";
import { selectServerTime } from "../store/server.ts";

/** The jobs run every day or more often. */
const longestGap = 26 * hour;

const jobNames = Object.values(retentionJobs).flat();

export const retentionCheck: StatusCheck = {
  name: "retention",
  title: "Data retention",
  about: "Whether the jobs that delete old data have run within a day",
  needs: "tables",
  async run({ db }) {
    const runs = await selectJobRuns(db, jobNames);
    const now = await selectServerTime(db);
    const lateBefore = addMilliseconds(now, -longestGap);
    const late = runs.filter(({ finishedAt, knownSince }) => (finishedAt ?? knownSince) < lateBefore);
    const done = runs.filter(({ finishedAt }) => finishedAt);
    const found = `${done.length} of ${jobNames.length} jobs have run, ${late.length} are late.`;
    if (late.length === 0) return ok(found);
    const lines = late.map(({ name, finishedAt }) =>
      finishedAt ? `${name} (${formatAge(finishedAt, now)} ago)` : `${name} (never)`,
    );
    return attention({
      found,
      problem: `Old data is not being deleted: ${lines.join(", ")}.`,
      remedy:
        "Keep at least one node running through the night, and look for the names of these jobs in the log.",
    });
  },
};
