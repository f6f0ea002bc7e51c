import type { ServerEvents } from "@vesper/contract/core/events";
import type { Presence } from "./presence.ts";

/** What the server says to people who are connected, and what they may ask over that connection. */
export interface Realtime {
  /** To every tab of these people, but for one that knows it by its answer. */
  emitTo<Name extends keyof ServerEvents>(
    userIds: readonly string[],
    name: Name,
    payload: ServerEvents[Name],
    besides?: { except: string },
  ): void;
  /** For what is not worth keeping when somebody reads slowly. */
  emitVolatile<Name extends keyof ServerEvents>(
    userIds: readonly string[],
    name: Name,
    payload: ServerEvents[Name],
  ): void;
  /** The same, but only to tabs that are connected to this node: the others have found out by themselves. */
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
