import type { Message } from "@vesper/contract/chat/chat";
import { expect } from "vitest";

interface DeliveredConversation {
  acknowledged: Message[];
  stored: Message[];
  heard: Message[][];
}

const toIds = (messages: Message[]) => messages.map(({ _id }) => _id);

/**
 * Expects that every acknowledged message is stored and received exactly once, in order. The two greetings at the
 * beginning are not counted.
 */
export function expectExactlyOnce({ acknowledged, stored, heard }: DeliveredConversation): void {
  expect(stored.map(({ sequence }) => sequence)).toEqual(stored.map((_, index) => index + 1));
  expect(new Set(toIds(stored.slice(2)))).toEqual(new Set(toIds(acknowledged)));
  expect(acknowledged).toHaveLength(stored.length - 2);
  for (const messages of heard) expect(toIds(messages)).toEqual(toIds(stored));
}
