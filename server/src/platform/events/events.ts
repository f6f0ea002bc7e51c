import type { EventHandler, Events, Transaction } from "../context.ts";
import type { DomainEvents, EventName } from "./domain-events.ts";

export type { EventHandler, Events } from "../context.ts";
export type { DomainEvents, EventName } from "./domain-events.ts";

export function createEvents(): Events {
  const handlers = new Map<EventName, unknown[]>();
  const listHandlers = <Name extends EventName>(name: Name) =>
    (handlers.get(name) ?? []) as EventHandler<Name>[];
  return {
    on(name, handler) {
      handlers.set(name, [...listHandlers(name), handler]);
    },
    getHandlers: listHandlers,
  };
}

/** Runs every handler inside the publisher's transaction, so all effects commit or roll back together. */
export async function publish<Name extends EventName>(
  tx: Transaction,
  name: Name,
  payload: DomainEvents[Name],
): Promise<void> {
  for (const handle of tx.events.getHandlers(name)) await handle(tx, payload);
}
