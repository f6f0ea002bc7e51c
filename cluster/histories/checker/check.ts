import type { History } from "../run-schedule.ts";
import { checkAnswers } from "./answers.ts";
import { checkCounters } from "./counters.ts";
import { checkCursors } from "./cursors.ts";
import { checkDecisions } from "./decisions.ts";
import { checkJobs, checkTimers } from "./jobs.ts";
import { checkMessages } from "./messages.ts";
import { checkNodes } from "./nodes.ts";
import { toOperations, type Law, type Violation } from "./operations.ts";
import { checkPrefixes } from "./prefixes.ts";
import { checkRegisters } from "./registers.ts";
import { checkRevocations } from "./revocations.ts";

const laws: readonly Law[] = [
  checkMessages,
  checkPrefixes,
  checkRegisters,
  checkCounters,
  checkRevocations,
  checkDecisions,
  checkJobs,
  checkTimers,
  checkCursors,
  checkAnswers,
  checkNodes,
];

/** Judges a history by every law. An empty list means that all hold. */
export function checkHistory(history: History): Violation[] {
  const operations = toOperations(history.entries);
  return laws.flatMap((check) => check(history, operations));
}
