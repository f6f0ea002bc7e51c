import type { History } from "../run-schedule.ts";
import { createViolation, type Law, type Operation, type Violation } from "./operations.ts";

const law = "a cursor repeats nobody and loses nobody";

const findRepeated = <Item>(items: readonly Item[]) => items.find((item, at) => items.indexOf(item) !== at);

/** Names of attempts after which a profile may be missing from a list. */
const hidingNames = ["hide-profile", "suspend", "block", "ban", "report"];

/** Profiles that were public before the walk began and that nobody tried to hide before it ended. */
function listSteadyProfiles(
  { people }: History,
  operations: readonly Operation[],
  walk: Operation,
): string[] {
  const touched = operations
    .filter(({ name, calledAt }) => hidingNames.includes(name) && calledAt < walk.answeredAt)
    .flatMap(({ actor, input }) => [
      input["profileId"],
      input["personId"],
      people.find((one) => one.name === actor)?.id,
    ]);
  const isEscort = (name: string) => ["vera", "wilma", "zoe"].includes(name);
  return people.filter(({ id, name }) => isEscort(name) && !touched.includes(id)).map(({ id }) => id);
}

function checkBrowsing(history: History, operations: readonly Operation[]): Violation[] {
  return operations.flatMap((walk) => {
    if (walk.name !== "browse" || walk.outcome !== "ok") return [];
    const ids = walk.data as string[];
    const repeated = findRepeated(ids);
    const lost = listSteadyProfiles(history, operations, walk).find((id) => !ids.includes(id));
    return [
      ...(repeated ? [createViolation(law, `a list of profiles showed ${repeated} twice`, [walk])] : []),
      ...(lost ? [createViolation(law, `a list of profiles left out ${lost}`, [walk])] : []),
    ];
  });
}

/** Messages that arrive during a walk are newer than its first page, so the pages join without a gap. */
const checkWalks = (operations: readonly Operation[]): Violation[] =>
  operations.flatMap((walk) => {
    if (walk.name !== "walk-back" || walk.outcome !== "ok") return [];
    const numbers = (walk.data as { pages: number[][] }).pages.toReversed().flat();
    return numbers.every((number, at) => number === at + 1)
      ? []
      : [createViolation(law, `a walk through a conversation showed ${numbers.join()}`, [walk])];
  });

export const checkCursors: Law = (history, operations) => [
  ...checkBrowsing(history, operations),
  ...checkWalks(operations),
];
