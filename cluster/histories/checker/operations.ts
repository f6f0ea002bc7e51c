import type { Entry, Outcome } from "../record.ts";
import type { History } from "../run-schedule.ts";

/** One attempt: a call and its answer. Times are monotonic milliseconds. */
export interface Operation {
  id: number;
  actor: string;
  step: string;
  name: string;
  input: Record<string, unknown>;
  calledAt: number;
  /** Infinity if no answer came. */
  answeredAt: number;
  outcome: Outcome;
  status: number;
  data: unknown;
}

export interface SocketEvent {
  actor: string;
  name: string;
  at: number;
  data: unknown;
}

export interface Violation {
  law: string;
  message: string;
  /** Steps of the plan and ids of calls that show it. */
  steps: string[];
  calls: number[];
}

/** A law: a pure function from a history to what is wrong with it. */
export type Law = (history: History, operations: readonly Operation[]) => Violation[];

export function toOperations(entries: readonly Entry[]): Operation[] {
  const answers = new Map(entries.flatMap((entry) => (entry.kind === "answer" ? [[entry.id, entry]] : [])));
  return entries.flatMap((entry) => {
    if (entry.kind !== "call") return [];
    const { id, actor, step, name, input, mono: calledAt } = entry;
    const answer = answers.get(id);
    return {
      id,
      actor,
      step,
      name,
      input: input as Record<string, unknown>,
      calledAt,
      answeredAt: answer?.mono ?? Infinity,
      outcome: answer?.outcome ?? "unknown",
      status: answer?.status ?? 0,
      data: answer?.data ?? null,
    };
  });
}

export const toEvents = (entries: readonly Entry[]): SocketEvent[] =>
  entries.flatMap((entry) =>
    entry.kind === "event"
      ? [{ actor: entry.actor, name: entry.name, at: entry.mono, data: entry.data }]
      : [],
  );

export const createViolation = (
  law: string,
  message: string,
  operations: readonly Operation[] = [],
): Violation => ({
  law,
  message,
  steps: [...new Set(operations.map(({ step }) => step))],
  calls: operations.map(({ id }) => id),
});

/** First acknowledged attempt of each name that fits. */
export const findAcknowledged = (
  operations: readonly Operation[],
  name: string,
  fits: (input: Record<string, unknown>) => boolean = () => true,
) =>
  operations
    .filter((one) => one.name === name && one.outcome === "ok" && fits(one.input))
    .toSorted((a, b) => a.answeredAt - b.answeredAt)
    .at(0);
