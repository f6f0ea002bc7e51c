import { createViolation, toEvents, type Law, type Operation, type Violation } from "./operations.ts";

const law = "what anybody saw of a conversation is a prefix that only grows";

interface ReadMessage {
  id: string;
  conversationId: string;
  sequence: number;
  content: string;
}

const getMessages = ({ data }: Operation) => (data as { messages: ReadMessage[] }).messages;

/** A whole reading shows 1, 2, 3 … */
const checkWhole = (readings: readonly Operation[]): Violation[] =>
  readings.flatMap((one) => {
    const numbers = getMessages(one).map(({ sequence }) => sequence);
    return numbers.every((number, at) => number === at + 1)
      ? []
      : [createViolation(law, `a reading showed the sequence numbers ${numbers.join()}`, [one])];
  });

/** A reading that begins after something was seen or acknowledged shows at least that much. */
function checkGrowth(readings: readonly Operation[], sends: readonly Operation[]): Violation[] {
  const known = [
    ...readings.map((one) => ({ one, at: one.answeredAt, length: getMessages(one).length })),
    ...sends.map((one) => ({ one, at: one.answeredAt, length: (one.data as ReadMessage).sequence })),
  ];
  return readings.flatMap((later) => {
    const { length } = getMessages(later);
    const earlier = known.find(
      ({ one, at, length: before }) =>
        one.input["conversationId"] === later.input["conversationId"] &&
        at < later.calledAt &&
        before > length,
    );
    return earlier
      ? [
          createViolation(law, `a reading showed ${length} messages after ${earlier.length} were known`, [
            earlier.one,
            later,
          ]),
        ]
      : [];
  });
}

/** A place holds the same message for everyone, forever: in readings, in events, and in the end. */
function checkPlaces(seen: readonly (ReadMessage & { by?: Operation })[]): Violation[] {
  const places = Map.groupBy(seen, ({ conversationId, sequence }) => `${conversationId} ${sequence}`);
  return [...places].flatMap(([place, versions]) => {
    const ids = new Set(versions.map(({ id, content }) => `${id} ${content}`));
    return ids.size > 1
      ? [
          createViolation(
            law,
            `place ${place} held ${[...ids].join(" and ")}`,
            versions.flatMap(({ by }) => by ?? []),
          ),
        ]
      : [];
  });
}

export const checkPrefixes: Law = ({ entries, final }, operations) => {
  const succeeded = operations.filter(({ outcome }) => outcome === "ok");
  const readings = succeeded.filter(({ name }) => name === "page");
  const sends = succeeded.filter(({ name }) => name === "say");
  const pushed = toEvents(entries)
    .filter(({ name }) => name === "receive_message" || name === "message_delivered")
    .map(({ data }) => data as ReadMessage);
  const read = readings.flatMap((by) => getMessages(by).map((message) => ({ ...message, by })));
  const answered = sends.map((by) => ({ ...(by.data as ReadMessage), by }));
  return [
    ...checkWhole(readings),
    ...checkGrowth(readings, sends),
    ...checkPlaces([...final.messages, ...pushed, ...read, ...answered]),
  ];
};
