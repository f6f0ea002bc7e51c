import type { FinalState } from "../final-state.ts";
import { createViolation, type Law, type Operation, type Violation } from "./operations.ts";

const law = "every acknowledged message is there, once, in order";

type Stored = FinalState["messages"][number];
interface Acknowledged {
  id: string;
  sequence: number;
}

/** Messages of one conversation are numbered from 1 without a gap. */
function checkNumbers(stored: readonly Stored[]): Violation[] {
  return [...Map.groupBy(stored, ({ conversationId }) => conversationId)].flatMap(([id, messages]) => {
    const numbers = messages.map(({ sequence }) => sequence);
    const isWhole = numbers.every((number, at) => number === at + 1);
    return isWhole
      ? []
      : [createViolation(law, `conversation ${id} has the sequence numbers ${numbers.join()}`)];
  });
}

function checkAcknowledged(sends: readonly Operation[], stored: readonly Stored[]): Violation[] {
  return sends.flatMap((one) => {
    if (one.outcome !== "ok") return [];
    const { id, sequence } = one.data as Acknowledged;
    const found = stored.find((message) => message.id === id);
    if (!found) return [createViolation(law, `message ${id} was acknowledged and is not stored`, [one])];
    const isSame = found.sequence === sequence && found.content === one.input["content"];
    return isSame ? [] : [createViolation(law, `message ${id} was acknowledged as another one`, [one])];
  });
}

/** Contents are unique, so a second copy shows even where the client id was lost. */
function checkOnce(sends: readonly Operation[], stored: readonly Stored[]): Violation[] {
  return [...Map.groupBy(stored, ({ content, conversationId }) => `${conversationId} ${content}`)].flatMap(
    ([, copies]) => {
      const [first] = copies;
      const attempts = sends.filter(({ input }) => input["content"] === first?.content);
      if (attempts.length === 0)
        return [createViolation(law, `message ${first?.id} is stored and was never sent`)];
      return copies.length > 1
        ? [createViolation(law, `"${first?.content}" is stored ${copies.length} times`, attempts)]
        : [];
    },
  );
}

/** A message that was acknowledged before another was first sent comes before it. */
function checkOrder(sends: readonly Operation[], stored: readonly Stored[]): Violation[] {
  const sequences = new Map(stored.map(({ clientId, sequence }) => [clientId, sequence]));
  return [...Map.groupBy(sends, ({ input }) => input["conversationId"]).values()].flatMap((inOne) => {
    const messages = [...Map.groupBy(inOne, ({ input }) => input["clientId"] as string)].flatMap(
      ([id, tries]) => {
        const sequence = sequences.get(id);
        const sentAt = Math.min(...tries.map(({ calledAt }) => calledAt));
        const doneAt = Math.min(...tries.map((one) => (one.outcome === "ok" ? one.answeredAt : Infinity)));
        return sequence === undefined ? [] : [{ sequence, sentAt, doneAt, tries }];
      },
    );
    return messages.flatMap((early) =>
      messages
        .filter((late) => early.doneAt < late.sentAt && early.sequence > late.sequence)
        .map((late) =>
          createViolation(
            law,
            `message ${early.sequence} was acknowledged before message ${late.sequence} was sent`,
            [...early.tries, ...late.tries],
          ),
        ),
    );
  });
}

export const checkMessages: Law = ({ final: { messages } }, operations) => {
  const sends = operations.filter(({ name }) => name === "say");
  return [
    ...checkNumbers(messages),
    ...checkAcknowledged(sends, messages),
    ...checkOnce(sends, messages),
    ...checkOrder(sends, messages),
  ];
};
