import { socketCalls } from "@vesper/contract/core/events";
import { limits } from "@vesper/contract/core/limits";
import fc from "fast-check";
import { createInput, hostileValue, type KnownValues } from "./inputs.ts";

/** One event as a client emits it. Without `asksForAnswer`, it is sent without an acknowledgement. */
export interface SocketEvent {
  name: string;
  args: unknown[];
  asksForAnswer: boolean;
}

const oddNames =
  "__proto__|constructor|toString|hasOwnProperty|error|message|ping|receive_message|*||\u202e".split("|");

const nest = (depth: number, inner: unknown): unknown => {
  let value = inner;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

const deepValue = fc
  .record({ depth: fc.constantFrom(10, 500, 1_200), inner: hostileValue })
  .map(({ depth, inner }) => nest(depth, inner));
const longText = fc
  .constantFrom(limits.chat.message, limits.chat.message + 1, 15_000, 17_000, 60_000)
  .map((length) => "x".repeat(length));
const binary = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes));

/** Own properties that have the names of inherited ones. */
const inheritedNames = fc
  .constantFrom("__proto__", "constructor", "prototype", "toString", "then", "toJSON", "_placeholder", "num")
  .map((name) => JSON.parse(`{ "${name}": { "isAdmin": true, "ok": true } }`) as object);

const anyValue = fc.oneof(hostileValue, deepValue, longText, binary, inheritedNames, fc.constant(undefined));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A body of the event, mostly valid, then bent: a field dropped, replaced or added, or the whole in a list. */
function bendBody(body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const bend = fc.constantFrom("drop", "replace", "add", "list", "merge");
  return fc
    .tuple(body, bend, anyValue, inheritedNames, fc.nat({ max: 5 }))
    .map(([value, how, other, odd, at]) => {
      if (!isRecord(value)) return other;
      const names = Object.keys(value);
      const name = names[at % names.length] ?? "conversationId";
      if (how === "drop") return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
      if (how === "replace") return { ...value, [name]: other };
      if (how === "add") return { ...value, extra: other };
      if (how === "list") return [value, other];
      return Object.defineProperties({ ...value }, Object.getOwnPropertyDescriptors(odd));
    });
}

/** Events of one call of the contract: mostly valid, some bent, some nonsense, with too few and too many arguments. */
function createCallEvents(
  { call }: (typeof socketCalls)[number],
  known: KnownValues,
): fc.Arbitrary<SocketEvent> {
  const body = createInput(call.body, known);
  const args: fc.Arbitrary<unknown[]> = fc.oneof(
    { weight: 12, arbitrary: fc.tuple(body) },
    { weight: 6, arbitrary: fc.tuple(bendBody(body)) },
    { weight: 2, arbitrary: fc.tuple(anyValue) },
    { weight: 1, arbitrary: fc.tuple(body, anyValue, anyValue) },
    { weight: 1, arbitrary: fc.constant<unknown[]>([]) },
  );
  return fc.record({
    name: fc.constant(call.name),
    args,
    asksForAnswer: fc.oneof(
      { weight: 9, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
  });
}

/** Events from the contract's own list, so that a new call is fuzzed without a change here. */
export const createEvents = (known: KnownValues): fc.Arbitrary<SocketEvent>[] => [
  ...socketCalls.map((entry) => createCallEvents(entry, known)),
  fc.record({
    name: fc.oneof(fc.constantFrom(...oddNames), fc.string({ unit: "binary", maxLength: 30 })),
    args: fc.array(anyValue, { maxLength: 3 }),
    asksForAnswer: fc.boolean(),
  }),
];

/** Bytes of an event on the wire, attachments included. */
export function measureEvent({ name, args }: SocketEvent): number {
  let attached = 0;
  const text = JSON.stringify([name, ...args], (_key, value: unknown) => {
    if (isRecord(value) && value["type"] === "Buffer" && Array.isArray(value["data"]))
      attached += value["data"].length;
    return value;
  });
  return Buffer.byteLength(text ?? "") + attached;
}
