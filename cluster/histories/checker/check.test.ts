import { expect, it } from "vitest";
import type { FinalState } from "../final-state.ts";
import { drawPlan } from "../plan/draw-plan.ts";
import type { Entry, Outcome } from "../record.ts";
import type { History } from "../run-schedule.ts";
import { checkHistory } from "./check.ts";

const nothing: FinalState = {
  messages: [],
  conversations: [],
  members: [],
  favorites: [],
  favoriteCounts: [],
  blocks: [],
  restrictions: [],
  cases: [],
  reports: [],
  media: [],
  users: [],
  profiles: [],
};

interface Attempt {
  actor?: string;
  name: string;
  input: object;
  outcome: Outcome;
  data?: unknown;
  /** When it began; every attempt takes 10 ms. */
  at: number;
}

function buildHistory(attempts: Attempt[], final: Partial<FinalState>): History {
  const entries = attempts.flatMap(
    ({ at, actor = "ada", name, input, outcome, data = null }, id): Entry[] => [
      { kind: "call", wall: at, mono: at, id, actor, step: `step-${id}`, name, input },
      { kind: "answer", wall: at + 10, mono: at + 10, id, outcome, status: outcome === "ok" ? 200 : 0, data },
    ],
  );
  return {
    plan: drawPlan(1),
    entries,
    people: [
      { name: "ada", id: "a" },
      { name: "vera", id: "v" },
    ],
    conversations: { "ada-vera": "c" },
    final: { ...nothing, ...final },
    unready: [],
  };
}

const message = { conversationId: "c", sequence: 1, id: "m", clientId: "one", content: "hello" };
const draft = { conversationId: "c", clientId: "one", content: "hello" };
const listLaws = (history: History) => checkHistory(history).map(({ law }) => law);

it("a message of unknown outcome may be stored or not", () => {
  const sent: Attempt = { name: "say", input: draft, outcome: "unknown", at: 0 };

  expect(listLaws(buildHistory([sent], {}))).toEqual([]);
  expect(listLaws(buildHistory([sent], { messages: [message] }))).toEqual([]);
});

it("an acknowledged message must be stored, and once", () => {
  const sent: Attempt = { name: "say", input: draft, outcome: "ok", data: message, at: 0 };
  const copy = { ...message, id: "n", sequence: 2, clientId: null };
  const law = "every acknowledged message is there, once, in order";

  expect(listLaws(buildHistory([sent], { messages: [message] }))).toEqual([]);
  expect(listLaws(buildHistory([sent], {}))).toEqual([law]);
  expect(listLaws(buildHistory([sent], { messages: [message, copy] }))).toEqual([law]);
});

it("a lost attempt may take effect after a later one was acknowledged", () => {
  const change = (isWanted: boolean, outcome: Outcome, at: number): Attempt => ({
    name: "favorite",
    input: { profileId: "v", isWanted },
    outcome,
    at,
  });
  const saved = { favorites: [{ userId: "a", targetId: "v" }] };

  expect(listLaws(buildHistory([change(true, "unknown", 0), change(false, "ok", 50)], saved))).toEqual([]);
  expect(listLaws(buildHistory([change(true, "ok", 0), change(false, "ok", 50)], saved))).toEqual([
    "every acknowledged write is there, once",
  ]);
});

it("a session that ended is served for a second at most, judged by the beginning of a call", () => {
  const ban: Attempt = {
    actor: "ines",
    name: "ban",
    input: { personId: "a", person: "ada" },
    outcome: "ok",
    at: 0,
  };
  const look = (at: number): Attempt => ({ name: "check-account", input: {}, outcome: "ok", at });
  const restrictions = [
    {
      id: "r",
      subjectId: "a",
      userId: "a",
      caseId: null,
      action: "ban",
      isDue: false,
      isLifted: false,
      retries: 0,
      statements: 1,
      audits: 1,
      endings: 0,
      notices: 1,
    },
  ];

  expect(listLaws(buildHistory([ban, look(1_500)], { restrictions }))).toEqual([]);
  expect(listLaws(buildHistory([ban, look(2_500)], { restrictions }))).toEqual([
    "nobody is served after the end of a right",
  ]);
});

it("a reading never shows less than was known before it began", () => {
  const read = (at: number, count: number): Attempt => ({
    name: "page",
    input: { conversationId: "c" },
    outcome: "ok",
    data: { messages: [message].slice(0, count) },
    at,
  });
  const sent: Attempt = { name: "say", input: draft, outcome: "ok", data: message, at: 0 };

  expect(listLaws(buildHistory([sent, read(5, 0), read(50, 1)], { messages: [message] }))).toEqual([]);
  expect(listLaws(buildHistory([sent, read(50, 0)], { messages: [message] }))).toEqual([
    "what anybody saw of a conversation is a prefix that only grows",
  ]);
});

it("a node that does not come back breaks a law of its own", () => {
  expect(listLaws({ ...buildHistory([], {}), unready: ["node-2"] })).toEqual(["every node serves again"]);
});
