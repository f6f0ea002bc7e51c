import type { Conversation, Message } from "@vesper/contract/chat/chat";
import type { ServerEvents } from "@vesper/contract/core/events";
import type { Presence } from "./presence.ts";

/** Sockets of connected people: emits events, tracks presence and disconnects. */
export interface Realtime {
  /** Emits to every tab of these people, except the one that gets the data in its response. */
  emitTo<Name extends keyof ServerEvents>(
    userIds: readonly string[],
    name: Name,
    payload: ServerEvents[Name],
    besides?: { except: string },
  ): void;
  /** Emits a new message with its conversation to every tab of a person: one event, or two for an older client. */
  emitMessage(
    userId: string,
    delivery: { message: Message; conversation: Conversation },
    besides?: { except: string },
  ): void;
  /** For events that may be dropped for a client that reads slowly. */
  emitVolatile<Name extends keyof ServerEvents>(
    userIds: readonly string[],
    name: Name,
    payload: ServerEvents[Name],
  ): void;
  /** Emits only to tabs connected to this node, because the other nodes detect the change themselves. */
  emitLocal<Name extends keyof ServerEvents>(
    userIds: readonly string[],
    name: Name,
    payload: ServerEvents[Name],
  ): void;
  emitLocalExcept<Name extends keyof ServerEvents>(
    except: readonly string[],
    name: Name,
    payload: ServerEvents[Name],
  ): void;
  readonly presence: Presence;
  disconnectSessions(ids: readonly string[]): void;
  disconnectUser(userId: string): void;
}
