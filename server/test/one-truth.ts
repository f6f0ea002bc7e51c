import type { Message } from "@vesper/contract/chat/chat";
import { expect } from "vitest";

interface Conversation {
  acknowledged: Message[];
  stored: Message[];
  heard: Message[][];
}

const idsOf = (messages: Message[]) => messages.map(({ _id }) => _id);

/** Acknowledged = stored = received, once each, in order. The two greetings at the beginning are not counted. */
export function expectOneTruth({ acknowledged, stored, heard }: Conversation): void {
  expect(stored.map(({ sequence }) => sequence)).toEqual(stored.map((_, index) => index + 1));
  expect(new Set(idsOf(stored.slice(2)))).toEqual(new Set(idsOf(acknowledged)));
  expect(acknowledged).toHaveLength(stored.length - 2);
  for (const messages of heard) expect(idsOf(messages)).toEqual(idsOf(stored));
}
