import type { Message } from "@vesper/contract/chat/chat";
import type { OutboxItem } from "../outbox.ts";
import { formatDay } from "../labels.ts";

/** One line of a conversation: a message, sent or pending. */
export interface Entry {
  key: string;
  isOwn: boolean;
  at: number;
  message?: Message;
  waiting?: OutboxItem;
  /** Day separator shown above the entry. */
  day?: string;
  /** Directly follows a message from the same sender. */
  isFollowing: boolean;
}

const groupingInterval = 5 * 60_000;

/** A message keeps its key once it is stored, so that it does not flicker. */
const getKey = ({ _id, clientId }: Message, isOwn: boolean) => (isOwn && clientId ? clientId : _id);

/** Merges stored and pending messages, with day separators. */
export function toEntries(
  messages: readonly Message[],
  waiting: readonly OutboxItem[],
  userId: string,
  now: Date,
): Entry[] {
  const sent = messages.map((message) => {
    const isOwn = message.sender?._id === userId;
    return { key: getKey(message, isOwn), isOwn, at: Date.parse(message.createdAt), message };
  });
  const arrived = new Set(sent.map(({ key }) => key));
  const unsent = waiting
    .filter(({ clientId }) => !arrived.has(clientId))
    .map((item) => ({ key: item.clientId, isOwn: true, at: item.createdAt, waiting: item }));

  let day: string | undefined;
  let before: { isOwn: boolean; at: number } | undefined;
  return [...sent, ...unsent].map((line) => {
    const label = formatDay(line.at, now);
    const entry: Entry = {
      ...line,
      isFollowing: label === day && before?.isOwn === line.isOwn && line.at - before.at < groupingInterval,
      ...(label !== day && { day: label }),
    };
    day = label;
    before = line;
    return entry;
  });
}

/** Text of an entry; empty if a moderator removed it. */
export const getText = ({ message, waiting }: Entry) => message?.content ?? waiting?.content ?? "";

/** Splits entries into days, in order. */
export function groupByDay(entries: readonly Entry[]): { day: string | undefined; lines: Entry[] }[] {
  const days: { day: string | undefined; lines: Entry[] }[] = [];
  for (const entry of entries) {
    const current = days.at(-1);
    if (!current || entry.day) days.push({ day: entry.day, lines: [entry] });
    else current.lines.push(entry);
  }
  return days;
}

/** Returns the key of the user's last message that the other participant has read. */
export function findLastRead(entries: readonly Entry[], readSequence: number | null): string | undefined {
  if (readSequence === null) return undefined;
  return entries.findLast(({ isOwn, message }) => isOwn && message && message.sequence <= readSequence)?.key;
}
