import type { Told } from "@vesper/contract/core/events";
import type { Presence } from "./presence.ts";

/** What the server says to people who are connected, and what they may ask over that connection. */
export interface Realtime {
  /** To every tab of these people, but for one that knows it by its answer. */
  tell<Name extends keyof Told>(
    userIds: readonly string[],
    name: Name,
    payload: Told[Name],
    besides?: { except: string },
  ): void;
  /** For what is not worth keeping when somebody reads slowly. */
  whisper<Name extends keyof Told>(userIds: readonly string[], name: Name, payload: Told[Name]): void;
  /** The same, but only to tabs that are connected to this node: the others have found out by themselves. */
  tellHere<Name extends keyof Told>(userIds: readonly string[], name: Name, payload: Told[Name]): void;
  tellEveryoneHere<Name extends keyof Told>(except: readonly string[], name: Name, payload: Told[Name]): void;
  readonly presence: Presence;
  cutSessions(ids: readonly string[]): void;
  cutUser(userId: string): void;
}
