import type { Finding } from "@vesper/contract/operations/status";
import { getBackupFigures, type BackupFigures } from "#modules/backups/index.ts";
import { addMilliseconds, day, hour } from "#platform/clock.ts";
import { attention, broken, ok, unused, type StatusCheck } from "../check.ts";
import { formatAge } from "../format.ts";

/** A scheduled backup may take this long, or wait that long for the job queue, before it counts as late. */
const grace = 3 * hour;
/** Without a schedule, backups made by other means should not be older than this. */
const oldestWithoutSchedule = 8 * day;

export const backupsCheck: StatusCheck = {
  name: "backups",
  title: "Backups",
  about: "Age of the newest backup compared with the schedule, and the last restore test",
  needs: "tables",
  async run(ctx) {
    const figures = await getBackupFigures(ctx);
    const now = ctx.clock.now();
    const { newest, lastTest } = figures;
    const test = lastTest ? `The last restore test ${lastTest.testState}.` : "No restore was tested yet.";
    const found = newest
      ? `The newest backup is ${formatAge(newest.requestedAt, now)} old. ${test}`
      : "There is no backup.";
    if (lastTest?.testState === "failed") {
      return broken({
        found,
        problem: `The last restore test failed: ${lastTest.testError ?? "unknown reason"}`,
        remedy: "Remove the cause, make a new backup and test it.",
      });
    }
    return figures.due
      ? judgeScheduled(figures, figures.due, now, found)
      : judgeUnscheduled(ctx.config, newest, now, found);
  },
};

function judgeScheduled(
  { newest, failure, isRunning }: BackupFigures,
  due: NonNullable<BackupFigures["due"]>,
  now: Date,
  found: string,
): Finding {
  if (failure) {
    return attention({
      found,
      problem: `The last attempt failed: ${failure.error ?? "unknown reason"}`,
      remedy: "Remove the cause. The backup is tried again every hour, or at once with “Back up now”.",
    });
  }
  if (!newest) {
    return isRunning ? ok("The first backup is being made.") : attention({ found, ...first });
  }
  const isOver = now > addMilliseconds(due.at, grace);
  const expected = isOver ? due.at : addMilliseconds(due.at, -due.period);
  if (newest.requestedAt >= expected || isRunning) return ok(found);
  const isOld = newest.requestedAt < addMilliseconds(expected, -2 * due.period);
  return isOld ? broken({ found, ...late }) : attention({ found, ...late });
}

function judgeUnscheduled(
  { production }: { production: boolean },
  newest: BackupFigures["newest"],
  now: Date,
  found: string,
): Finding {
  const isRecent = newest && newest.requestedAt > addMilliseconds(now, -oldestWithoutSchedule);
  if (isRecent) return ok(found);
  if (newest || production) return attention({ found, ...unscheduled });
  return unused("No backups are scheduled.");
}

const first = {
  problem: "No backup has been made yet.",
  remedy: "Make one now with “Back up now”, or wait for the schedule.",
};
const late = {
  problem: "The newest backup is older than the schedule says.",
  remedy: "Check that a node is running and that jobs are done, then use “Back up now”.",
};
const unscheduled = {
  problem: "No backups are scheduled, and there is no recent one.",
  remedy:
    "Choose a schedule in Settings, under Backups, or run “npm run vesper -- backup” from your own. Copy the backups to another machine.",
};
