import type { History } from "../run-schedule.ts";
import { createViolation, findAcknowledged, type Law, type Operation, type Violation } from "./operations.ts";

const law = "every acknowledged write is there, once";

const getId = ({ people }: History, name: string) => people.find((one) => one.name === name)?.id ?? "";

/**
 * The last acknowledged change decides, unless the outcome of an attempt is unknown: that one may take effect at any
 * time after it began.
 */
function checkFavorites(history: History, operations: readonly Operation[]): Violation[] {
  const changes = operations.filter(({ name }) => name === "favorite");
  const groups = Map.groupBy(changes, ({ actor, input }) => `${actor} ${String(input["profileId"])}`);
  return [...groups.values()].flatMap((inOne) => {
    const [{ actor, input }] = inOne as [Operation];
    const isStored = history.final.favorites.some(
      ({ userId, targetId }) => userId === getId(history, actor) && targetId === input["profileId"],
    );
    const last = inOne.filter(({ outcome }) => outcome === "ok").at(-1);
    const possible = [
      last ? last.input["isWanted"] : false,
      ...inOne.filter(({ outcome }) => outcome === "unknown").map((one) => one.input["isWanted"]),
    ];
    return possible.includes(isStored)
      ? []
      : [createViolation(law, `a favorite of ${actor} is ${isStored ? "" : "not "}stored`, inOne)];
  });
}

/** Right after its acknowledgement, a change is visible to the person who made it. */
function checkOwnReads(operations: readonly Operation[]): Violation[] {
  return operations.flatMap((status) => {
    if (status.name !== "favorite-status" || status.outcome !== "ok") return [];
    const before = operations.filter(
      ({ name, actor, input, calledAt }) =>
        name === "favorite" &&
        actor === status.actor &&
        input["profileId"] === status.input["profileId"] &&
        calledAt < status.calledAt,
    );
    const isSettled = before.every(({ outcome }) => outcome !== "unknown");
    return !isSettled || status.data === status.input["isWanted"]
      ? []
      : [createViolation(law, `${status.actor} did not see an acknowledged favorite`, [...before, status])];
  });
}

function checkBlocks(history: History, operations: readonly Operation[]): Violation[] {
  return operations.flatMap((one) => {
    if (one.name !== "block" || one.outcome !== "ok") return [];
    const isStored = history.final.blocks.some(
      ({ blockerId, blockedId }) =>
        blockerId === getId(history, one.actor) && blockedId === one.input["personId"],
    );
    return isStored ? [] : [createViolation(law, `the block by ${one.actor} is not stored`, [one])];
  });
}

/** Uploads and reports carry a key: repeated attempts are one item. */
function checkKeyed(
  name: "upload" | "report",
  operations: readonly Operation[],
  count: (one: Operation) => number,
) {
  const groups = Map.groupBy(
    operations.filter((one) => one.name === name),
    ({ input }) => input["key"],
  );
  return [...groups.values()].flatMap((tries): Violation[] => {
    const stored = count(tries[0] as Operation);
    const isAcknowledged = tries.some(({ outcome }) => outcome === "ok");
    const isPossible = tries.some(({ outcome }) => outcome !== "refused");
    if (stored > 1) return [createViolation(law, `one ${name} was stored ${stored} times`, tries)];
    if (isAcknowledged && stored === 0)
      return [createViolation(law, `an acknowledged ${name} is missing`, tries)];
    return !isPossible && stored > 0 ? [createViolation(law, `a refused ${name} was stored`, tries)] : [];
  });
}

function checkHidden({ final }: History, operations: readonly Operation[]): Violation[] {
  return final.profiles.flatMap(({ id, isPublic, listed }) => {
    const hidden = findAcknowledged(operations, "hide-profile", ({ profileId }) => profileId === id);
    return hidden && (isPublic || listed)
      ? [createViolation(law, `profile ${id} was hidden and is public`, [hidden])]
      : [];
  });
}

export const checkRegisters: Law = (history, operations) => {
  const { media, reports } = history.final;
  return [
    ...checkFavorites(history, operations),
    ...checkOwnReads(operations),
    ...checkBlocks(history, operations),
    ...checkHidden(history, operations),
    ...checkKeyed(
      "upload",
      operations,
      ({ step, input }) =>
        media.filter(({ ownerId, title }) => ownerId === input["personId"] && title === step).length,
    ),
    ...checkKeyed(
      "report",
      operations,
      ({ actor, input }) =>
        reports.filter(
          ({ reporterId, targetId }) =>
            reporterId === getId(history, actor) && targetId === input["profileId"],
        ).length,
    ),
  ];
};
