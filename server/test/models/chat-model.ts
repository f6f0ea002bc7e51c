import { limits } from "@vesper/contract/core/limits";

export type Name = 0 | 1 | 2;
export const names: readonly Name[] = [0, 1, 2];

interface Person {
  isActive: boolean;
  isErased: boolean;
  sharesReceipts: boolean;
  sharesTyping: boolean;
  acceptsNew: boolean;
}

export interface ModelMessage {
  sender: Name;
  text: string;
  clientId: string | null;
  isHidden: boolean;
}

export interface ModelConversation {
  people: [Name, Name];
  starter: Name;
  isAccepted: boolean;
  isDeclined: boolean;
  messages: ModelMessage[];
  /** Number of the last act that sent a message. */
  changedAt: number;
  /** Read position, and the messages from the other that are still unread. */
  read: Record<number, number>;
  unread: Record<number, Set<ModelMessage>>;
}

/** Three people and what each of them sees of their conversations. */
export interface ChatModel {
  people: Person[];
  blocks: Set<string>;
  conversations: ModelConversation[];
  acts: number;
}

export const createChatModel = (): ChatModel => ({
  people: names.map(() => ({
    isActive: true,
    isErased: false,
    sharesReceipts: true,
    sharesTyping: true,
    acceptsNew: true,
  })),
  blocks: new Set(),
  conversations: [],
  acts: 0,
});

export const getPerson = ({ people }: ChatModel, name: Name) => people[name] as Person;
export const findBetween = ({ conversations }: ChatModel, one: Name, other: Name) =>
  conversations.find(({ people }) => people.includes(one) && people.includes(other));
export const getOther = ({ people }: ModelConversation, me: Name) =>
  people[0] === me ? people[1] : people[0];
const hasBlocked = ({ blocks }: ChatModel, one: Name, other: Name) => blocks.has(`${one} ${other}`);

/** The blocked person is told that there is nothing, the blocker that they blocked. */
export function findBlockRefusal(model: ChatModel, me: Name, other: Name): string | null {
  if (hasBlocked(model, other, me)) return "not_found";
  return hasBlocked(model, me, other) ? "blocked" : null;
}

export function findOpeningRefusal(model: ChatModel, me: Name, other: Name): string | null {
  if (getPerson(model, other).isErased) return "not_found";
  const refusal = findBlockRefusal(model, me, other);
  if (refusal || findBetween(model, me, other)) return refusal;
  const { isActive, acceptsNew } = getPerson(model, other);
  if (!isActive) return "not_found";
  return acceptsNew ? null : "messages_not_allowed";
}

export function findReadingRefusal(model: ChatModel, me: Name, other: Name): string | null {
  return findBetween(model, me, other) ? findBlockRefusal(model, me, other) : "not_found";
}

export function findWritingRefusal(model: ChatModel, me: Name, other: Name): string | null {
  const refusal = findReadingRefusal(model, me, other);
  const conversation = findBetween(model, me, other);
  if (refusal || !conversation) return refusal;
  const { starter, isAccepted, isDeclined, messages } = conversation;
  const isWaiting = starter === me && !isAccepted;
  const isTooMuch = isWaiting && (isDeclined || messages.length >= limits.chat.unanswered);
  return isTooMuch || !getPerson(model, other).isActive ? "messages_not_allowed" : null;
}

export const isRequestFor = ({ starter, isAccepted }: ModelConversation, me: Name) =>
  !isAccepted && starter !== me;

/** An answer accepts the request. */
export function addMessage(model: ChatModel, conversation: ModelConversation, message: ModelMessage): void {
  const { messages, starter, unread } = conversation;
  messages.push(message);
  conversation.changedAt = model.acts;
  unread[getOther(conversation, message.sender)]?.add(message);
  if (message.sender === starter) return;
  conversation.isAccepted = true;
  conversation.isDeclined = false;
}

/** The read position never moves back, and reading never makes anything unread. */
export function readUpTo({ messages, read, unread }: ModelConversation, me: Name, sequence: number): void {
  read[me] = Math.max(read[me] ?? 0, Math.min(sequence, messages.length));
  for (const message of messages.slice(0, read[me])) unread[me]?.delete(message);
}

/** The inbox: newest first, without empty, declined and blocked conversations. */
export const listInbox = (model: ChatModel, me: Name): ModelConversation[] =>
  model.conversations
    .filter(({ people, messages }) => people.includes(me) && messages.length > 0)
    .filter(({ starter, isDeclined }) => starter === me || !isDeclined)
    .filter((conversation) => !findBlockRefusal(model, me, getOther(conversation, me)))
    .toSorted((one, other) => other.changedAt - one.changedAt);
