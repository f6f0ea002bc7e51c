import type { Fault } from "../plan/plan.ts";
import type { History } from "../run-schedule.ts";
import {
  createViolation,
  findAcknowledged,
  toEvents,
  type Law,
  type Operation,
  type Violation,
} from "./operations.ts";

const law = "nobody is served after the end of a right";

/** Tolerance for a busy machine, on top of every promise. */
const tolerance = 1_000;
/** A node acts on a cached session for a second at most, whatever it hears. */
const sessionPromise = 1_000 + tolerance;
/** Public pages and connections: a second while nodes hear each other, five otherwise (docs/scaling.md). */
const [connectedPromise, isolatedPromise] = [1_000 + tolerance, 5_000 + tolerance];

/** Whether a fault may keep nodes from hearing each other. */
function mayIsolate(fault: Fault): boolean {
  if (fault.kind === "cut" || fault.kind === "slow") return /redis|postgres/.test(fault.link);
  if (fault.kind === "restart") return fault.engine !== "bucket";
  return (
    fault.kind === "kill" ||
    fault.kind === "pause" ||
    fault.kind === "full-disk" ||
    fault.kind === "clock-jump"
  );
}

const getPromise = ({ entries }: History) =>
  entries.some((entry) => entry.kind === "fault" && mayIsolate(entry.fault as Fault))
    ? isolatedPromise
    : connectedPromise;

/** Calls that need a session. */
const isPersonal = ({ name }: Operation) =>
  !["view", "open-page", "log-out", "pass-days", "browse"].includes(name);

/** First attempts of messages by client id. */
const listFirstAttempts = (operations: readonly Operation[]) =>
  new Map(
    operations
      .filter(({ name }) => name === "say")
      .toSorted((a, b) => b.calledAt - a.calledAt)
      .map((one) => [one.input["clientId"], one]),
  );

/** Whether this attempt repeats one that began before a time, and may therefore repeat its answer. */
const isRepeat = (operations: readonly Operation[], one: Operation, time: number) =>
  one.name === "say" && (listFirstAttempts(operations).get(one.input["clientId"])?.calledAt ?? 0) <= time;

/** A banned or signed-out person gets no answer and no message. */
function checkSession(
  history: History,
  operations: readonly Operation[],
  end: Operation,
  actor: string,
): Violation[] {
  const served = operations.filter(
    (one) =>
      one.actor === actor &&
      one.outcome === "ok" &&
      isPersonal(one) &&
      one.calledAt > end.answeredAt + sessionPromise,
  );
  const firstAttempts = listFirstAttempts(operations);
  const pushed = toEvents(history.entries).filter(({ actor: reader, data, name }) => {
    if (reader !== actor || !/message_delivered|receive_message/.test(name)) return false;
    const sent = firstAttempts.get((data as { clientId: string }).clientId);
    return sent !== undefined && sent.calledAt > end.answeredAt + isolatedPromise;
  });
  return [
    ...served.map((one) => createViolation(law, `${actor} got an answer after ${end.name}`, [end, one])),
    ...pushed.map(() => createViolation(law, `${actor} got a message after ${end.name}`, [end])),
  ];
}

/** Blocks hold from the moment they are acknowledged: the database decides about every message. */
function checkBlock(history: History, operations: readonly Operation[], end: Operation): Violation[] {
  const person = String(end.input["person"]);
  const [pair, time] = [[end.actor, person], end.answeredAt];
  const conversationId = history.conversations[`${person}-${end.actor}`];
  const between = operations.filter(
    (one) => pair.includes(one.actor) && one.input["conversationId"] === conversationId,
  );
  const served = between.filter(
    (one) =>
      one.outcome === "ok" && one.calledAt > time && one.name !== "type" && !isRepeat(operations, one, time),
  );
  const events = toEvents(history.entries).filter(
    ({ actor, data }) =>
      pair.includes(actor) && (data as { conversationId?: string } | null)?.conversationId === conversationId,
  );
  const firstAttempts = listFirstAttempts(operations);
  const pushed = events.filter(({ name, data }) => {
    const sent = firstAttempts.get((data as { clientId?: string }).clientId);
    return name !== "typing" && sent !== undefined && sent.calledAt > time;
  });
  // An event may be late, but each comes from one call: more events than calls before the block are events after it.
  const typed = between.filter(({ name, calledAt }) => name === "type" && calledAt <= time);
  const heard = events.filter(({ name }) => name === "typing");
  return [
    ...served.map((one) => createViolation(law, `${one.actor} got an answer after a block`, [end, one])),
    ...pushed.map(({ actor }) => createViolation(law, `${actor} got a message after a block`, [end])),
    ...(heard.length > typed.length
      ? [
          createViolation(law, `typing was shown after a block`, [
            end,
            ...between.filter(({ name }) => name === "type"),
          ]),
        ]
      : []),
  ];
}

/** A hidden profile is gone from pages and the API, until the days of its suspension have passed. */
function checkProfile(history: History, operations: readonly Operation[], end: Operation): Violation[] {
  const { profileId } = end.input;
  const shownAgain = operations.find(
    ({ name, input }) => end.name === "suspend" && name === "pass-days" && input["profileId"] === profileId,
  );
  return operations
    .filter(
      ({ name, outcome, input, calledAt }) =>
        (name === "view" || name === "open-page") &&
        outcome === "ok" &&
        input["profileId"] === profileId &&
        calledAt > end.answeredAt + getPromise(history) &&
        calledAt < (shownAgain?.calledAt ?? Infinity),
    )
    .map((one) => createViolation(law, `a profile was shown after ${end.name}`, [end, one]));
}

export const checkRevocations: Law = (history, operations) => {
  const findAll = (name: string) => {
    const keys = new Set(
      operations.filter((one) => one.name === name).map(({ input }) => JSON.stringify(input)),
    );
    return [...keys].flatMap(
      (key) => findAcknowledged(operations, name, (input) => JSON.stringify(input) === key) ?? [],
    );
  };
  return [
    ...findAll("ban").flatMap((end) => checkSession(history, operations, end, String(end.input["person"]))),
    ...findAll("log-out").flatMap((end) => checkSession(history, operations, end, end.actor)),
    ...findAll("block").flatMap((end) => checkBlock(history, operations, end)),
    ...[...findAll("hide-profile"), ...findAll("suspend")].flatMap((end) =>
      checkProfile(history, operations, end),
    ),
  ];
};
