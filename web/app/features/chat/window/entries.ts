import type { Message } from "@vesper/contract/chat/chat";
import type { OutboxItem } from "../outbox.ts";
import { dayWords } from "../labels.ts";

/** One line of a conversation: said, or about to be. */
export interface Entry {
  key: string;
  isOwn: boolean;
  at: number;
  message?: Message;
  waiting?: OutboxItem;
  /** The day that begins with it. */
  day?: string;
  /** Said right after the one before, by the same person. */
  isFollowing: boolean;
}

const together = 5 * 60_000;

/** A message keeps its key when it arrives, so that nothing blinks. */
const keyOf = ({ _id, clientId }: Message, isOwn: boolean) => (isOwn && clientId ? clientId : _id);

/** What was said and what waits, with the days that part them. */
export function entriesOf(
  messages: readonly Message[],
  waiting: readonly OutboxItem[],
  userId: string,
  now: Date,
): Entry[] {
  const said = messages.map((message) => {
    const isOwn = message.sender?._id === userId;
    return { key: keyOf(message, isOwn), isOwn, at: Date.parse(message.createdAt), message };
  });
  const arrived = new Set(said.map(({ key }) => key));
  const unsaid = waiting
    .filter(({ clientId }) => !arrived.has(clientId))
    .map((item) => ({ key: item.clientId, isOwn: true, at: item.createdAt, waiting: item }));

  let day: string | undefined;
  let before: { isOwn: boolean; at: number } | undefined;
  return [...said, ...unsaid].map((line) => {
    const words = dayWords(line.at, now);
    const entry: Entry = {
      ...line,
      isFollowing: words === day && before?.isOwn === line.isOwn && line.at - before.at < together,
      ...(words !== day && { day: words }),
    };
    day = words;
    before = line;
    return entry;
  });
}

/** The last of one's own messages that the other has read. */
export function lastReadOf(entries: readonly Entry[], readSequence: number | null): string | undefined {
  if (readSequence === null) return undefined;
  return entries.findLast(({ isOwn, message }) => isOwn && message && message.sequence <= readSequence)?.key;
}
