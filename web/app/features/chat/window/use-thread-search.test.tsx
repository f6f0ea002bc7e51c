// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createTestMessage } from "../test-message.ts";
import { toEntries } from "./entries.ts";
import { useThreadSearch } from "./use-thread-search.ts";

afterEach(cleanup);

const texts = ["Friday?", "On Saturday", "Fine", "Saturday, then"];
const entries = toEntries(
  texts.map((content, index) => createTestMessage(index + 1, { content })),
  [],
  "jonas",
  new Date("2026-11-15T20:00:00Z"),
);

function startSearch(query: string) {
  const hook = renderHook(({ isOpen }) => useThreadSearch(entries, isOpen), {
    initialProps: { isOpen: true },
  });
  act(() => hook.result.current.setText(query));
  const getState = () => {
    const { position, count, current } = hook.result.current;
    return [position, count, current];
  };
  return { hook, getState, move: (step: 1 | -1) => act(() => hook.result.current.move(step)) };
}

it("starts at the newest match and goes around", () => {
  const { getState, move } = startSearch("saturday");

  const first = getState();
  move(1);
  const second = getState();
  move(1);
  const around = getState();
  move(-1);

  expect([first, second, around, getState()]).toEqual([
    [1, 2, "message-4"],
    [2, 2, "message-2"],
    [1, 2, "message-4"],
    [2, 2, "message-2"],
  ]);
});

it("keeps the reached match while the query grows, and starts over when it no longer matches", () => {
  const { hook, getState, move } = startSearch("day");
  move(1);
  act(() => hook.result.current.setText("saturday"));
  const kept = getState();
  act(() => hook.result.current.setText("then"));

  expect([kept, getState()]).toEqual([
    [2, 2, "message-2"],
    [1, 1, "message-4"],
  ]);
});

it("finds and highlights nothing while it is closed", () => {
  const { hook, getState } = startSearch("day");

  hook.rerender({ isOpen: false });

  expect([hook.result.current.query, ...getState()]).toEqual(["", 1, 0, undefined]);
});
