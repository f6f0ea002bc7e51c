import { createViolation, type Law } from "./operations.ts";

/**
 * Timers fire, whatever happens to the node that would have run them. One that was running when its node was killed or
 * cut off is late: the queue runs it again after two minutes.
 */
export const checkTimers: Law = ({ final: { restrictions } }, operations) =>
  restrictions
    .filter(({ isDue, isLifted, retries }) => isDue && !isLifted && retries === 0)
    .map(({ id, subjectId }) =>
      createViolation(
        "a timer is never lost",
        `the end of restriction ${id} has passed and it is in force`,
        operations.filter(({ input }) => input["profileId"] === subjectId),
      ),
    );

/** A queue delivers at least once, and its handlers act once. */
export const checkJobs: Law = ({ final: { restrictions } }, operations) =>
  restrictions
    .filter(({ isLifted, endings, notices }) => isLifted && (endings !== 1 || notices !== 2))
    .map(({ id, subjectId, endings, notices }) =>
      createViolation(
        "a job's effect happens once",
        `restriction ${id} ended ${endings} times, and its person got ${notices} notices instead of 2`,
        operations.filter(({ input }) => input["profileId"] === subjectId),
      ),
    );
